import type { Correction, Unit } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import type { Cast } from '@faultline/text';
import { MOST } from '@faultline/host/wire';
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useSpeech } from '../i18n/language.ts';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { type Change, COUNTS, corrections, forceOf, linesOf } from './corrections.ts';
import { useRunning } from './onlineContext.ts';

/** What was forgotten, and what is wrong on the table: both are asked of the other (DP-59). */
export const Mend = () => (
  <>
    <Forgotten />
    <Wrong />
  </>
);

/** `ability@unit`, or `flip@unit`. */
export function lateText(use: string, cast: Cast, { mend: w }: OnlineWords): string {
  const [what = '', unit = ''] = use.split('@');
  return what === 'flip' ? w.flip(cast.named(unit)) : w.use(cast.ability(what), cast.named(unit));
}

/** What waits for an answer is shown at the table, below all sheets. */
const close = (): void => {
  for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) sheet.close();
};

function Forgotten() {
  const { words, running, online, other } = useRunning();
  const { cast, moment } = useGame();
  const { mend: w } = words;
  const [uses, setUses] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    void online.late().then((found) => here && setUses(found));
    return () => {
      here = false;
    };
  }, [moment.version]);
  return (
    <section class="mend">
      <h2>{w.forgot}</h2>
      <p class="sheet-hint">{uses.length === 0 ? w.forgotNone : w.forgotHint(running.head.names[other])}</p>
      {uses.map((use) => (
        <button
          key={use}
          type="button"
          class="button"
          data-late={use}
          onClick={() => {
            close();
            void online.ask({ t: 'offer', kind: 'late', body: { do: 'late', use } });
          }}
        >
          {lateText(use, cast, words)}
        </button>
      ))}
    </section>
  );
}

function Wrong() {
  const { words, running, online, other } = useRunning();
  const { view, cast } = useGame();
  const { open } = view;
  const { mend: w } = words;
  const units = open.units.filter(({ defeated }) => !defeated);
  const [of, setOf] = useState(units[0] ? unitName(units[0]) : '');
  const [change, setChange] = useState<Change>({});
  const [why, setWhy] = useState('');
  const unit = units.find((each) => unitName(each) === of);
  const set = corrections(open, of, change);
  const ask = (event: Event) => {
    event.preventDefault();
    close();
    void online.ask({ t: 'offer', kind: 'correct', body: { do: 'correct', why: why.trim(), set } });
  };
  const alter = (next: Change) => setChange({ ...change, ...next });
  return (
    <form class="mend" onSubmit={ask}>
      <h2>{w.wrong}</h2>
      <p class="sheet-hint">{w.wrongHint(running.head.names[other])}</p>
      <label>
        {w.whose}
        <select
          class="field"
          name="of"
          value={of}
          onChange={({ currentTarget }) => {
            setOf(currentTarget.value);
            setChange({});
          }}
        >
          {units.map((each) => (
            <option key={unitName(each)} value={unitName(each)}>
              {`${cast.player(each.seat)}: ${cast.named(unitName(each))}`}
            </option>
          ))}
          {([0, 1] as const).map((seat) => (
            <option key={seat} value={`force ${seat}`}>
              {w.force(cast.player(seat))}
            </option>
          ))}
        </select>
      </label>
      {unit ? (
        <UnitFields key={of} unit={unit} change={change} alter={alter} words={words} />
      ) : (
        <Count name={w.fields.force} field="force" value={change.force ?? forceOf(open, of)} alter={alter} />
      )}
      <label>
        {w.why}
        <input
          class="field"
          name="why"
          maxLength={MOST.text}
          value={why}
          onInput={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </label>
      <p class="sheet-ways">
        <button type="submit" class="button filled" data-way="ask-correct" disabled={set.length === 0 || !why.trim()}>
          {words.offers.askUndo(running.head.names[other])}
        </button>
      </p>
    </form>
  );
}

interface FieldsProps {
  readonly unit: Unit;
  readonly change: Change;
  readonly alter: (next: Change) => void;
  readonly words: OnlineWords;
}

function UnitFields({ unit, change, alter, words: { mend: w } }: FieldsProps) {
  const { t } = useSpeech();
  const names = t.words.terms.conditions;
  const now = change.conditions ?? unit.conditions;
  const turn = (condition: (typeof now)[number]) =>
    alter({ conditions: now.includes(condition) ? now.filter((each) => each !== condition) : [...now, condition] });
  return (
    <>
      <div class="mend-counts">
        {COUNTS.map((field) => (
          <Count key={field} name={w.fields[field]} field={field} value={change[field] ?? unit[field]} alter={alter} />
        ))}
      </div>
      <fieldset class="mend-conditions">
        <legend>{w.fields.conditions}</legend>
        {(Object.keys(names) as (typeof now)[number][]).map((condition) => (
          <label key={condition} class="talk-wish">
            <input type="checkbox" checked={now.includes(condition)} onChange={() => turn(condition)} />
            {names[condition]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface CountProps {
  readonly name: string;
  readonly field: (typeof COUNTS)[number] | 'force';
  readonly value: number;
  readonly alter: (next: Change) => void;
}

const Count = ({ name, field, value, alter }: CountProps) => (
  <label>
    {name}
    <input
      class="field"
      type="number"
      name={field}
      min={0}
      max={99}
      value={value}
      onInput={({ currentTarget }) => alter({ [field]: Math.max(0, Math.min(99, Math.trunc(+currentTarget.value))) })}
    />
  </label>
);

/** What would be changed, line by line, for whoever is asked. */
export function Corrected({ set }: { readonly set: readonly Correction[] }) {
  const { words } = useRunning();
  const { view, cast } = useGame();
  const { t } = useSpeech();
  return (
    <ul class="mend-lines">
      {linesOf(set, view.open, cast, words, t.words.terms.conditions).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
