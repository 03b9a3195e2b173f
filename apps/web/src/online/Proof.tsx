import './proof.css';
import type { DiceProof } from '@faultline/rules';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import type { DiceVerdict } from '../port/diceVerdict.ts';
import { Icon } from '../ui/Icon.tsx';

interface ProofProps {
  readonly words: OnlineWords;
  /** Null while the dice are being rolled again. */
  readonly verdict: DiceVerdict | null;
  readonly names: readonly [string, string];
  /** Which start of the game it was: more than one were broken off before it. */
  readonly round: number;
}

type Check = keyof OnlineWords['proof']['checks'];

/** Which of the checks each fault stands at; those before it were passed. */
const FAILS_AT: Readonly<Record<NonNullable<DiceVerdict['fault']>, Check>> = {
  'not-sealed': 'seals',
  'other-game': 'seals',
  'other-seals': 'seals',
  'other-bytes': 'openings',
  opening: 'openings',
  key: 'key',
  replay: 'rolls',
};

const CHECKS: readonly Check[] = ['seals', 'openings', 'key', 'rolls', 'end'];

/** Whether the dice of a finished game come from three seals, worked out in this browser. */
export function Proof({ words, verdict, names, round }: ProofProps) {
  const w = words.proof;
  if (!verdict)
    return (
      <section class="panel proof" aria-busy="true">
        <h2>{w.title}</h2>
        <p>{w.checking}</p>
      </section>
    );
  const { fault, proof, rolls, hasReceipt, recorded, corrected } = verdict;
  return (
    <section class="panel proof" data-proof={fault ?? 'fair'} aria-label={w.title}>
      <h2>
        <Icon name={fault ? 'warning' : 'confirm'} /> {fault ? w.unfair : w.fair}
      </h2>
      <p>{fault ? `${w.faults[fault]} ${w.unfairHint}` : w.fairHint(rolls)}</p>
      <ul class="proof-checks">
        {CHECKS.map((check) => (
          <CheckRow key={check} check={check} verdict={verdict} words={words} />
        ))}
      </ul>
      {!hasReceipt && <p class="proof-note">{w.noReceipt}</p>}
      {recorded > 0 && <p class="proof-note">{w.recorded(recorded)}</p>}
      {corrected !== null && <p class="proof-note">{w.corrected(corrected)}</p>}
      {round > 1 && <p class="proof-note">{words.lobby.starts(round - 1)}</p>}
      {proof && <Numbers proof={proof} words={words} names={names} />}
      <ol class="proof-steps">
        {Object.entries(w.steps).map(([step, [title, text]]) => (
          <li key={step}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ol>
      <p class="proof-note">{w.limits}</p>
    </section>
  );
}

interface RowProps {
  readonly check: Check;
  readonly verdict: DiceVerdict;
  readonly words: OnlineWords;
}

function CheckRow({ check, verdict: { fault, hasReceipt, rolls }, words: { proof: w } }: RowProps) {
  const failsAt = fault ? CHECKS.indexOf(FAILS_AT[fault]) : CHECKS.length;
  const at = CHECKS.indexOf(check);
  const says = check === 'seals' && !hasReceipt ? w.checks.sealsNoReceipt : w.checks[check];
  const counts: Partial<Record<Check, string>> = { openings: '3 / 3', rolls: `${rolls} / ${rolls}`, end: w.same };
  if (at > failsAt) return null;
  return (
    <li class={at === failsAt ? 'failed' : ''}>
      <Icon name={at === failsAt ? 'warning' : 'confirm'} />
      <span>{says}</span>
      <b class="numbers">{at === failsAt ? w.differs : (counts[check] ?? '')}</b>
    </li>
  );
}

/** In groups of four digits, the middle left out: enough to compare by eye. */
const brief = (digits: string): string => `${digits.slice(0, 4)} ${digits.slice(4, 8)} … ${digits.slice(-4)}`;

interface NumbersProps {
  readonly proof: DiceProof;
  readonly words: OnlineWords;
  readonly names: readonly [string, string];
}

function Numbers({ proof: { seals, openings }, words: { proof: w, lobby }, names }: NumbersProps) {
  return (
    <table class="proof-numbers">
      <thead>
        <tr>
          <td />
          <th scope="col">{w.seal}</th>
          <th scope="col">{w.number}</th>
        </tr>
      </thead>
      <tbody>
        {[lobby.server, ...names].map((who, i) => (
          <tr key={i}>
            <th scope="row">{who}</th>
            <td title={seals[i]}>{brief(seals[i] ?? '')}</td>
            <td title={openings[i]}>{brief(openings[i] ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
