import { type Call, type Command, findMatch, nameOf, rulingInForce } from '@faultline/tournament';
import { useState } from 'preact/hooks';
import { useDoing } from '../Told.tsx';
import { useDeskSpeech } from '../../i18n/deskWords.ts';

/** One call from the table to the ruling, and on to the Lead Arbiter where there is one. */
export function CallCard({ call }: { readonly call: Call }) {
  const { words: w, language } = useDeskSpeech();
  const { event, does, refusal } = useDoing();
  const { state } = event;
  const [text, setText] = useState('');
  const found = findMatch(state, call.match);
  const arbiters = state.officials.filter(({ office }) => office !== 'scorekeeper');
  const lead = arbiters.find(({ office }) => office === 'leadArbiter');
  const [judge, setJudge] = useState(arbiters[0]?.person ?? '');
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(call.at);
  const act = async (command: Command, by?: string) => {
    if (await does(command, by === undefined ? {} : { by })) setText('');
  };
  const ruling = rulingInForce(call);
  const undecided = call.appeal !== null && call.decision === null;
  const asks = call.ruling === null || undecided;
  const deciding = (decision: 'upheld' | 'overruled') =>
    void act({ kind: 'decideAppeal', call: call.n, decision, text }, lead?.person);
  return (
    <li class="desk-call">
      <p>
        <b>{w.callAt(found?.match.table ?? 0, nameOf(state, call.by))}</b>{' '}
        <small>{[time, w.callReasons[call.reason], call.text].filter(Boolean).join(' · ')}</small>
      </p>
      {ruling !== null && <p>{w.ruling(ruling)}</p>}
      {asks && (
        <label>
          {undecided ? w.decisionInWords : w.rulingInWords}
          <input value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
        </label>
      )}
      <div class="desk-ways">
        {call.ruling === null && arbiters.length > 1 && (
          <label class="desk-inline">
            {w.arbiter}
            <select value={judge} onChange={({ currentTarget }) => setJudge(currentTarget.value)}>
              {arbiters.map(({ person, name }) => (
                <option key={person} value={person}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {call.ruling === null && (
          <button
            type="button"
            class="button"
            data-way="rule"
            disabled={text.trim() === ''}
            onClick={() => void act({ kind: 'rule', call: call.n, text }, judge)}
          >
            {w.rule}
          </button>
        )}
        {call.ruling === null && (
          <button
            type="button"
            class="button quiet"
            data-way="settled"
            onClick={() => void act({ kind: 'rule', call: call.n, text: text.trim() || w.settled }, judge)}
          >
            {w.settled}
          </button>
        )}
        {call.ruling !== null && !call.appeal && !call.resumed && (
          <>
            {lead &&
              found &&
              [found.match.a, found.match.b].map((player) => (
                <button
                  key={player}
                  type="button"
                  class="button"
                  data-way="appeal"
                  onClick={() => void act({ kind: 'appeal', call: call.n }, player)}
                >
                  {w.appeals(nameOf(state, player))}
                </button>
              ))}
            <button
              type="button"
              class="button"
              data-way="resume"
              onClick={() => void act({ kind: 'resume', call: call.n })}
            >
              {w.playOn}
            </button>
          </>
        )}
        {undecided &&
          (['upheld', 'overruled'] as const).map((decision) => (
            <button
              key={decision}
              type="button"
              class="button"
              data-way={decision}
              disabled={text.trim() === ''}
              onClick={() => deciding(decision)}
            >
              {decision === 'upheld' ? w.uphold : w.overrule}
            </button>
          ))}
      </div>
      {refusal}
    </li>
  );
}
