import './resultPad.css';
import { type Command, decided, type Match, nameOf, type Result } from '@faultline/tournament';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useDoing } from '../Told.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { CardsSoFar, type Figures, figures, type Typed, typed, Wounds } from './Figures.tsx';

const VICTORIES: readonly Figures[] = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
];
const ON_TIME: readonly Figures[] = [
  [1, 0],
  [1, 1],
  [0, 0],
  [0, 1],
];
const NOTHING: Figures = [0, 0];

interface PadProps {
  readonly match: Match;
  readonly done: () => void;
}

/** A result is one tap, Wounds one more for each side. Wounds that are left out stay marked until they are entered. */
export function ResultPad({ match, done }: PadProps) {
  const w = useDeskWords();
  const before = match.result;
  const [wounds, setWounds] = useState<Typed>(before && !before.woundsOpen ? typed(before.w) : ['', '']);
  const [why, setWhy] = useState(before?.woundsOpen ? w.woundsNoted : (w.whysOfCorrection[0] ?? ''));
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  /** The whole of one tap: the result, and who leaves with it. */
  const acts = (result: Result): readonly Command[] => [
    { kind: before ? 'correctResult' : 'enterResult', match: match.id, result },
    ...leaving.map((player): Command => ({ kind: 'drop', player })),
  ];
  const pad = useRef<HTMLDivElement>(null);
  useEffect(() => pad.current?.scrollIntoView({ block: 'nearest' }), []);
  const ways = { match, wounds, acts, why: before ? why : '', done };
  return (
    <div ref={pad} class="desk-inner desk-pad">
      <Wounds match={match} value={wounds} change={setWounds} ready />
      {before && <Why value={why} change={setWhy} />}
      <Outcomes title={w.won} outcomes={VICTORIES} {...ways} />
      <Outcomes title={w.timeCalled} outcomes={ON_TIME} {...ways} />
      {!before && <Leaving match={match} value={leaving} change={setLeaving} />}
      <Otherwise {...ways} />
    </div>
  );
}

interface Ways extends PadProps {
  readonly wounds: Typed;
  readonly acts: (result: Result) => readonly Command[];
  readonly why: string;
}

interface OutcomesProps extends Ways {
  readonly title: string;
  readonly outcomes: readonly Figures[];
}

function Outcomes({ title, outcomes, match, wounds, acts, why, done }: OutcomesProps) {
  const { event, does, refusal } = useDoing();
  const [a, b] = [nameOf(event.state, match.a), nameOf(event.state, match.b)];
  const take = async (sc: Figures) => {
    if (await does(acts(decided(match, sc, figures(wounds))), { why })) done();
  };
  return (
    <fieldset class="desk-outcomes">
      <legend class="cap">{title}</legend>
      {outcomes.map((sc) => (
        <button
          key={sc.join()}
          type="button"
          class="button numbers"
          data-outcome={sc.join('-')}
          aria-label={`${sc.join('–')}, ${title}: ${a} – ${b}`}
          onClick={() => void take(sc)}
        >
          {sc.join('–')}
        </button>
      ))}
      {refusal}
    </fieldset>
  );
}

/** A correction gives its reason: the usual ones are a tap, others are typed. */
function Why({ value, change }: { readonly value: string; readonly change: (why: string) => void }) {
  const w = useDeskWords();
  return (
    <fieldset class="desk-pad-why">
      <legend class="cap">{w.whyCorrect}</legend>
      <input
        name="why"
        aria-label={w.whyCorrect}
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      {w.whysOfCorrection.map((one) => (
        <button key={one} type="button" class="button" aria-pressed={one === value} onClick={() => change(one)}>
          {one}
        </button>
      ))}
    </fieldset>
  );
}

interface LeavingProps {
  readonly match: Match;
  readonly value: readonly string[];
  readonly change: (leaving: readonly string[]) => void;
}

/** The drop box of the slip. */
function Leaving({ match, value, change }: LeavingProps) {
  const w = useDeskWords();
  const { event } = useDoing();
  const turn = (player: string) =>
    change(value.includes(player) ? value.filter((one) => one !== player) : [...value, player]);
  return (
    <fieldset class="desk-pad-leaving">
      <legend class="cap">{w.dropBox}</legend>
      {[match.a, match.b].map((player) => (
        <label key={player} class="desk-switch">
          <input type="checkbox" checked={value.includes(player)} onChange={() => turn(player)} />
          {nameOf(event.state, player)}
        </label>
      ))}
    </fieldset>
  );
}

function Otherwise({ match, wounds, acts, why, done }: Ways) {
  const w = useDeskWords();
  const { event, does, refusal } = useDoing();
  const [cards, setCards] = useState<Typed>(typed(NOTHING));
  const names = [nameOf(event.state, match.a), nameOf(event.state, match.b)] as const;
  const give = async (commands: readonly Command[]) => {
    if (await does(commands, { why })) done();
  };
  const concedes = (winner: string) => {
    const noted = figures(wounds);
    const open = noted === null ? { woundsOpen: true } : {};
    void give(acts({ how: 'concession', winner, sc: figures(cards) ?? NOTHING, w: noted ?? NOTHING, ...open }));
  };
  const absent = (...players: readonly string[]) => void give([{ kind: 'markNoShow', players }]);
  const button = (outcome: string, title: string, act: () => void) => (
    <button type="button" class="button" data-outcome={outcome} onClick={act}>
      {title}
    </button>
  );
  return (
    <details class="desk-more">
      <summary>{w.otherwise}</summary>
      <CardsSoFar match={match} value={cards} change={setCards} />
      <div class="desk-ways">
        {button('concedes-a', w.concedes(names[0]), () => concedes(match.b))}
        {button('concedes-b', w.concedes(names[1]), () => concedes(match.a))}
        {button('not-played', w.agreedNotToPlay, () => void give(acts({ how: 'notPlayed', sc: NOTHING, w: NOTHING })))}
        {match.result === null && (
          <>
            {button('absent-a', w.didNotCome(names[0]), () => absent(match.a))}
            {button('absent-b', w.didNotCome(names[1]), () => absent(match.b))}
            {button('absent-both', w.neitherCame, () => absent(match.a, match.b))}
          </>
        )}
      </div>
      {refusal}
    </details>
  );
}
