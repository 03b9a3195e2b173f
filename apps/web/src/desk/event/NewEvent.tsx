import {
  foundEvent,
  apply,
  type Command,
  type Details,
  type Event,
  isRefused,
  type Reason,
  tidied,
} from '@faultline/tournament';
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { go } from '../../shell/route.ts';
import { eventStore } from '../kept/store.ts';
import { randomHex } from '../../shell/random.ts';
import { Reasons } from '../Reasons.tsx';
import { TopBar } from '../TopBar.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';
import { DetailFields, detailsIn, textIn } from './DetailFields.tsx';
import { lastOrganiser, rememberOrganiser } from './lastOrganiser.ts';

/** The Showdown preset, a name and who runs it; all else may stay as it is. */
export function NewEvent() {
  const w = useDeskWords();
  const [refused, setRefused] = useState<readonly Reason[]>([]);
  const create = async (submit: TargetedSubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const answer = founded(new FormData(submit.currentTarget), w);
    if ('refused' in answer) {
      setRefused(answer.refused);
      return;
    }
    try {
      await eventStore.keep(answer.event, 0);
      rememberOrganiser(answer.event.state.founding.organiser.name);
    } catch {
      setRefused([{ code: 'cannotKeep', says: w.cannotKeep, facts: {} }]);
      return;
    }
    void navigator.storage?.persist?.();
    go(['desk', answer.event.state.founding.id], true);
  };
  return (
    <div class="desk">
      <TopBar title={w.newEvent} />
      <main class="desk-narrow">
        <form class="desk-form" onSubmit={(submit) => void create(submit)}>
          <label>
            {w.eventName}
            <input name="name" required maxLength={120} autocomplete="off" />
          </label>
          <label>
            {w.organiser}
            <input name="organiser" required maxLength={80} defaultValue={lastOrganiser()} />
          </label>
          <label>
            {w.day}
            <input name="day" type="date" required defaultValue={today()} />
          </label>
          <label>
            {w.format}
            <select name="format">
              <option value="showdown">{w.formats.showdown}</option>
              <option value="premier">{w.formats.premier}</option>
            </select>
          </label>
          <label>
            {w.arbiter}
            <input name="arbiter" maxLength={80} autocomplete="off" />
            <small>{w.arbiterHint}</small>
          </label>
          <details class="desk-more">
            <summary>{w.moreDetails}</summary>
            <DetailFields />
          </details>
          <div role="alert">
            <Reasons reasons={refused} />
          </div>
          <button type="submit" class="button filled">
            {w.createEvent}
          </button>
          <p class="desk-hint">{w.presetHint}</p>
        </form>
      </main>
    </div>
  );
}

const today = (): string => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

type Founded = { readonly event: Event } | { readonly refused: readonly Reason[] };

function founded(form: FormData, w: ReturnType<typeof useDeskWords>): Founded {
  const [name, organiser, arbiter] = ['name', 'organiser', 'arbiter'].map((field) => tidied(textIn(form, field)));
  if (!name || !organiser) return { refused: [{ code: 'nameMissing', says: w.nameMissing, facts: {} }] };
  const at = Date.now();
  const firstDay = textIn(form, 'day');
  const slug = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  const answer = foundEvent(
    {
      id: `${firstDay}-${slug}-${randomHex(2)}`,
      name,
      setting: 'desk',
      format: textIn(form, 'format') === 'premier' ? 'premier' : 'showdown',
      organiser: { person: organiser, name: organiser },
      firstDay,
      region: '',
      seed: randomHex(8),
    },
    at,
  );
  if (isRefused(answer)) return answer;
  return opened(answer.event, at, detailsIn(form), arbiter || organiser);
}

/** Details, an arbiter, the announcement; registration opens at once. */
function opened(event: Event, at: number, details: Partial<Details>, arbiter: string): Founded {
  const commands: readonly Command[] = [
    { kind: 'write', details },
    { kind: 'appoint', person: arbiter, name: arbiter, office: 'arbiter', verifies: true },
    { kind: 'announce' },
    { kind: 'openRegistration' },
  ];
  let open = event;
  for (const command of commands) {
    const answer = apply(open, { by: event.state.founding.organiser.person, at, why: '', command });
    if (isRefused(answer)) return answer;
    open = answer.event;
  }
  return { event: open };
}
