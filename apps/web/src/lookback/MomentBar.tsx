import type { LogLine } from '@faultline/text';
import { useMessages } from '../i18n/language.ts';
import { useLookBackWords } from '../i18n/lookBackWords.ts';
import { Icon } from '../ui/Icon.tsx';
import { useGame } from '../game/game.ts';
import type { LocalGame } from '../port/localGame.ts';
import { CopyLink } from './CopyLink.tsx';
import { GoOnFrom } from './GoOnFrom.tsx';
import { contextOf, firstOf, lastOf, type Moments, placeOf, stepFrom, turnFrom } from '../game/moments.ts';
import { MomentSlider } from './MomentSlider.tsx';
import { type Playback, SPEEDS, type Speed } from './usePlaying.ts';

interface BarProps {
  readonly moments: Moments;
  readonly version: number;
  readonly lines: readonly LogLine[];
  /** What the log tells of the moment. */
  readonly told: readonly LogLine[];
  readonly goTo: (version: number) => void;
  readonly showing: Playback;
  readonly branch: LocalGame['branch'];
}

/** Where in the game one is, and all ways from there. */
export function MomentBar({ moments, version, lines, told, goTo, showing, branch }: BarProps) {
  const { play } = useMessages();
  const lookBack = useLookBackWords();
  const { turn } = useGame().view.open;
  const { path } = moments;
  const named = turn === 0 ? play.settingUp : play.turn(turn);
  const context = told[0] && contextOf(lines, told[0]);
  const text = [...(context ? [context] : []), ...told].map((line) => line.text).join(' · ');
  return (
    <section class="prompt moment-bar" aria-label={lookBack.title}>
      <div class="moment-told">
        <div class="moment-where">
          <p class="cap">
            {named} · {lookBack.place(placeOf(moments, version) + 1, path.length)}
            {!path.includes(version) && ` · ${lookBack.takenBack}`}
          </p>
          <p class="moment-keys">{lookBack.keys}</p>
        </div>
        <p aria-live={showing.on ? 'off' : 'polite'}>{text || lookBack.beginning}</p>
      </div>
      <MomentSlider moments={moments} version={version} goTo={goTo} text={`${named}. ${text}`} />
      <div class="moment-ways">
        <div class="moment-steps">
          <Step way="first" sign="last" back label={lookBack.first} go={() => goTo(firstOf(moments))} />
          <Step
            way="turn-back"
            sign="turn"
            back
            label={lookBack.turnBack}
            go={() => goTo(turnFrom(moments, version, -1))}
          />
          <Step way="back" sign="next" back label={lookBack.back} go={() => goTo(stepFrom(moments, version, -1))} />
          <Step
            way="play"
            sign={showing.on ? 'pause' : 'play'}
            label={showing.on ? lookBack.pause : lookBack.play}
            go={showing.toggle}
          />
          <Step way="forth" sign="next" label={lookBack.forth} go={() => goTo(stepFrom(moments, version, 1))} />
          <Step
            way="turn-forth"
            sign="turn"
            label={lookBack.turnForth}
            go={() => goTo(turnFrom(moments, version, 1))}
          />
          <Step way="last" sign="last" label={lookBack.last} go={() => goTo(lastOf(moments))} />
        </div>
        <select
          class="moment-speed"
          aria-label={lookBack.speed}
          title={lookBack.speed}
          value={showing.speed}
          onChange={({ currentTarget }) => showing.setSpeed(Number(currentTarget.value) as Speed)}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>{`${speed}×`}</option>
          ))}
        </select>
        <CopyLink version={version} />
        <GoOnFrom version={version} branch={branch} />
      </div>
    </section>
  );
}

interface StepProps {
  readonly way: string;
  readonly sign: string;
  readonly label: string;
  readonly back?: boolean;
  readonly go: () => void;
}

/** Signs are drawn forth; backwards they are turned round. */
const Step = ({ way, sign, label, back = false, go }: StepProps) => (
  <button
    type="button"
    class={`button square${back ? ' turned' : ''}`}
    data-way={way}
    aria-label={label}
    title={label}
    onClick={go}
  >
    <Icon name={sign} />
  </button>
);
