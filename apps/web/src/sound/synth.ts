import { lengthOf, NOTES, type Note } from './notes.ts';
import type { Signal } from './signals.ts';

/** Seconds between two signals. */
const GAP = 0.04;
/** Seconds until a note is at its loudest: at once would crack. */
const ATTACK = 0.008;

let speaker: AudioContext | null = null;
/** When what was asked for before has sounded, in the speaker's time. */
let busyUntil = 0;

/** Plays signals one after the other. A browser without sound stays silent, and so does one nobody has touched yet. */
export async function play(signals: readonly Signal[]): Promise<void> {
  if (typeof AudioContext === 'undefined' || signals.length === 0) return;
  speaker ??= new AudioContext();
  if (speaker.state === 'suspended') await speaker.resume();
  for (const signal of signals) {
    const begin = Math.max(busyUntil, speaker.currentTime);
    for (const note of NOTES[signal]) sound(speaker, note, begin + note.at);
    busyUntil = begin + lengthOf(signal) + GAP;
  }
}

function sound(out: AudioContext, note: Note, begin: number): void {
  const end = begin + note.lasts;
  const volume = out.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(note.loud, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(out.destination);
  const source = note.wave === 'noise' ? noise(out, note, begin, volume) : tone(out, note, note.wave, begin, volume);
  source.start(begin);
  source.stop(end);
}

function glide(pitch: AudioParam, { from, to, lasts }: Note, begin: number): void {
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + lasts);
}

function tone(out: AudioContext, note: Note, wave: OscillatorType, begin: number, to: AudioNode): OscillatorNode {
  const source = out.createOscillator();
  source.type = wave;
  glide(source.frequency, note, begin);
  source.connect(to);
  return source;
}

function noise(out: AudioContext, note: Note, begin: number, to: AudioNode): AudioBufferSourceNode {
  const source = out.createBufferSource();
  source.buffer = out.createBuffer(1, Math.ceil(out.sampleRate * note.lasts), out.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const band = out.createBiquadFilter();
  band.type = 'bandpass';
  glide(band.frequency, note, begin);
  source.connect(band).connect(to);
  return source;
}
