import { type Details, SHOWDOWN } from '@faultline/tournament';
import { useDeskWords } from '../../i18n/deskWords.ts';

const CUTS = ['table', 0, 4, 8, 16] as const;
const ROUNDS = ['table', 1, 2, 3, 4, 5, 6, 7, 8] as const;
const NUMBERS = ['baseMinutes', 'tables', 'capacity', 'noShowMinutes'] as const;
const SWITCHES = ['variableLength', 'lateEntry', 'tableTime', 'officialOnly'] as const;
const TEXTS = ['venue', 'prizes', 'rulesVersion', 'houseRules'] as const;
const LISTS = ['allow', 'deny'] as const;
const MOST = { baseMinutes: 600, tables: 500, capacity: 512, noShowMinutes: 600 } as const;

/** What an organiser may announce otherwise than the preset. */
export function DetailFields({ details = SHOWDOWN }: { readonly details?: Details }) {
  const { details: w } = useDeskWords();
  const choice = (name: 'swissRounds' | 'cut', values: readonly (string | number)[]) => (
    <label key={name}>
      {w[name]}
      <select name={name} defaultValue={`${details[name]}`}>
        {values.map((value) => (
          <option key={value} value={`${value}`}>
            {value === 'table' ? w.byTable : value === 0 ? w.none : value}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="desk-fields">
      {choice('swissRounds', ROUNDS)}
      {choice('cut', CUTS)}
      <label>
        {w.cutFormat}
        <select name="cutFormat" defaultValue={details.cutFormat}>
          <option value="elimination">{w.elimination}</option>
          <option value="swiss">{w.swiss}</option>
        </select>
      </label>
      {NUMBERS.map((name) => (
        <label key={name}>
          {w[name]}
          <input name={name} type="number" min={0} max={MOST[name]} defaultValue={`${details[name]}`} />
        </label>
      ))}
      {SWITCHES.map((name) => (
        <label key={name} class="desk-switch">
          <input name={name} type="checkbox" defaultChecked={details[name]} />
          {w[name]}
        </label>
      ))}
      {TEXTS.map((name) => (
        <label key={name}>
          {w[name]}
          <input name={name} defaultValue={details[name]} />
        </label>
      ))}
      {LISTS.map((name) => (
        <label key={name}>
          {w[name]}
          <input name={name} defaultValue={details[name].join(', ')} />
        </label>
      ))}
    </div>
  );
}

export const textIn = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

export function detailsIn(form: FormData): Partial<Details> {
  const number = (field: string): number => Math.max(0, Math.trunc(Number(textIn(form, field)) || 0));
  const orTable = (field: string): number | 'table' => (textIn(form, field) === 'table' ? 'table' : number(field));
  const cut = orTable('cut');
  return {
    swissRounds: orTable('swissRounds'),
    cut: CUTS.find((size) => size === cut) ?? 'table',
    cutFormat: textIn(form, 'cutFormat') === 'swiss' ? 'swiss' : 'elimination',
    ...Object.fromEntries(NUMBERS.map((name) => [name, number(name)])),
    ...Object.fromEntries(SWITCHES.map((name) => [name, form.get(name) !== null])),
    ...Object.fromEntries(TEXTS.map((name) => [name, textIn(form, name).trim()])),
    ...Object.fromEntries(LISTS.map((name) => [name, listIn(textIn(form, name))])),
  };
}

const listIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
