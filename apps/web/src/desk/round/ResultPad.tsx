import { type Command, decided, type Match, MOST_WOUNDS, nameOf, type Result } from '@faultline/events';
import { useState } from 'preact/hooks';
import { useDesk } from '../desk.ts';
import { useDeskWords } from '../words.ts';

type Figures = readonly [number, number];
type Typed = readonly [string, string];

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

/** A result is one tap. Wounds that are not typed are not noted, and stay marked until they are. */
export function ResultPad({ match, done }: { readonly match: Match; readonly done: () => void }) {
  const w = useDeskWords();
  const { event, does } = useDesk();
  const before = match.result;
  const [wounds, setWounds] = useState<Typed>(before && !before.woundsOpen ? typed(before.w) : ['', '']);
  const [cards, setCards] = useState<Typed>(typed(NOTHING));
  const [why, setWhy] = useState(before?.woundsOpen ? w.woundsNoted : '');
  const [a, b] = [nameOf(event.state, match.a), nameOf(event.state, match.b)];
  const give = async (result: Result) => {
    const command: Command = { kind: before ? 'correctResult' : 'enterResult', match: match.id, result };
    if (await does(command, { why })) done();
  };
  const played = (sc: Figures) => void give(decided(match, sc, figures(wounds)));
  const givenUp = (winner: string) => {
    const noted = figures(wounds);
    const open = noted === null ? { woundsOpen: true } : {};
    void give({ how: 'concession', winner, sc: figures(cards) ?? NOTHING, w: noted ?? NOTHING, ...open });
  };
  const absent = async (players: readonly string[]) => {
    if (await does({ kind: 'markNoShow', players })) done();
  };
  return (
    <div class="desk-inner desk-pad">
      <div class="desk-pad-figures">
        <Numbers title={w.wounds} names={[a, b]} most={MOST_WOUNDS} value={wounds} change={setWounds} first />
        {(wounds[0] === '' || wounds[1] === '') && <p class="desk-hint">{w.woundsLater}</p>}
        {before && (
          <label class="desk-pad-why">
            {w.whyCorrect}
            <input name="why" value={why} onInput={({ currentTarget }) => setWhy(currentTarget.value)} />
          </label>
        )}
      </div>
      <Outcomes title={w.won} outcomes={VICTORIES} take={played} />
      <Outcomes title={w.timeCalled} outcomes={ON_TIME} take={played} />
      <details class="desk-more">
        <summary>{w.otherwise}</summary>
        <Numbers title={w.cardsSoFar} names={[a, b]} most={1} value={cards} change={setCards} />
        <div class="desk-ways">
          <button type="button" class="button" data-outcome="concedes-a" onClick={() => givenUp(match.b)}>
            {w.concedes(a)}
          </button>
          <button type="button" class="button" data-outcome="concedes-b" onClick={() => givenUp(match.a)}>
            {w.concedes(b)}
          </button>
          <button
            type="button"
            class="button"
            data-outcome="not-played"
            onClick={() => void give({ how: 'notPlayed', sc: NOTHING, w: NOTHING })}
          >
            {w.agreedNotToPlay}
          </button>
          {before === null && (
            <>
              <button type="button" class="button" data-outcome="absent-a" onClick={() => void absent([match.a])}>
                {w.didNotCome(a)}
              </button>
              <button type="button" class="button" data-outcome="absent-b" onClick={() => void absent([match.b])}>
                {w.didNotCome(b)}
              </button>
              <button
                type="button"
                class="button"
                data-outcome="absent-both"
                onClick={() => void absent([match.a, match.b])}
              >
                {w.neitherCame}
              </button>
            </>
          )}
        </div>
      </details>
    </div>
  );
}

const typed = ([a, b]: Figures): Typed => [`${a}`, `${b}`];

/** Both figures, or null where one was left out: half of them is not noted either. */
function figures([a, b]: Typed): Figures | null {
  if (a.trim() === '' || b.trim() === '') return null;
  return [Math.trunc(Number(a) || 0), Math.trunc(Number(b) || 0)];
}

interface OutcomesProps {
  readonly title: string;
  readonly outcomes: readonly Figures[];
  readonly take: (sc: Figures) => void;
}

const Outcomes = ({ title, outcomes, take }: OutcomesProps) => (
  <fieldset class="desk-outcomes">
    <legend class="cap">{title}</legend>
    {outcomes.map((sc) => (
      <button key={sc.join()} type="button" class="button numbers" data-outcome={sc.join('-')} onClick={() => take(sc)}>
        {sc.join('–')}
      </button>
    ))}
  </fieldset>
);

interface NumbersProps {
  readonly title: string;
  readonly names: readonly [string, string];
  readonly most: number;
  readonly value: Typed;
  readonly change: (value: Typed) => void;
  readonly first?: boolean;
}

function Numbers({ title, names, most, value, change, first = false }: NumbersProps) {
  const field = (seat: 0 | 1) => (
    <label>
      {names[seat]}
      <input
        type="number"
        inputMode="numeric"
        name={seat === 0 ? 'figure-a' : 'figure-b'}
        min={0}
        max={most}
        value={value[seat]}
        ref={first && seat === 0 ? focusOnce : null}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget: { value: now } }) => change(seat === 0 ? [now, value[1]] : [value[0], now])}
      />
    </label>
  );
  return (
    <fieldset class="desk-pair">
      <legend>{title}</legend>
      {field(0)}
      {field(1)}
    </fieldset>
  );
}

const seen = new WeakSet<HTMLInputElement>();

/** The pad opens ready to type, without a tap. */
function focusOnce(input: HTMLInputElement | null): void {
  if (!input || seen.has(input)) return;
  seen.add(input);
  input.focus();
}
