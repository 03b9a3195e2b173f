let audio: AudioContext | null = null;

/** A browser makes sounds only after somebody has asked for them; the first one is heard at once. */
export function turnSound(on: boolean): void {
  if (!on) {
    void audio?.close();
    audio = null;
    return;
  }
  audio ??= new AudioContext();
  void audio.resume();
  tone([660]);
}

const TONES = {
  missionCritical: [440, 554, 659, 440, 554, 659],
  awaitingDice: [523, 523, 523],
  timeCalled: [659, 523, 392, 392],
} as const;

export const sound = (moment: keyof typeof TONES): void => tone(TONES[moment]);

/** Notes one after the other, a third of a second each. */
function tone(notes: readonly number[]): void {
  if (!audio) return;
  const start = audio.currentTime;
  notes.forEach((pitch, n) => {
    if (!audio) return;
    const [voice, volume] = [audio.createOscillator(), audio.createGain()];
    const at = start + n * 0.34;
    voice.frequency.value = pitch;
    voice.type = 'triangle';
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.5, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.32);
    voice.connect(volume).connect(audio.destination);
    voice.start(at);
    voice.stop(at + 0.33);
  });
}
