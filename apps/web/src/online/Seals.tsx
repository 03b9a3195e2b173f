import type { Meeting } from '@faultline/host/wire';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { useOnline, useRunning } from './onlineContext.ts';

/** So long the other may take to open; then one may seal again. */
const PATIENCE = 20_000;

/** The seals of the dice as they come, and how often a start was broken off. */
export function Seals({ meeting: { seals, seats, round, you } }: { readonly meeting: Meeting }) {
  const { words, news, online } = useOnline();
  const { lobby: w } = words;
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [round]);
  const names = [w.server, seats[0]?.name ?? '', seats[1]?.name ?? ''];
  return (
    <section class="panel online-panel" aria-live="polite">
      <h2>
        <Icon name="lock" /> {w.seals}
      </h2>
      <p>{seals?.[1] && seals[2] ? w.sealed : w.sealing}</p>
      <Shown names={names} seals={seals ?? []} round={round} />
      <p class="online-hint">{w.sealsHint}</p>
      {news.sealsChanged && (
        <p class="online-fault" role="alert">
          <Icon name="warning" /> {words.proof.faults['other-seals']}
        </p>
      )}
      {late && you !== null && (
        <p class="online-ways">
          <button
            type="button"
            class="button"
            data-way="reseal"
            onClick={() => void online.ask({ t: 'reseal', round })}
          >
            {w.reseal}
          </button>
        </p>
      )}
    </section>
  );
}

interface ShownProps {
  readonly names: readonly string[];
  readonly seals: readonly (string | null)[];
  /** More than one were broken off before it. */
  readonly round: number;
}

function Shown({ names, seals, round }: ShownProps) {
  const { words } = useOnline();
  return (
    <>
      <dl class="online-facts">
        {names.map((name, i) => (
          <div key={i}>
            <dt>{name}</dt>
            <dd class="online-seal">{seals[i]?.slice(0, 16) ?? '…'}</dd>
          </div>
        ))}
      </dl>
      {round > 1 && <p class="online-hint">{words.lobby.starts(round - 1)}</p>}
    </>
  );
}

/** The same while the game is played. */
export function SealsSeen() {
  const { words, running } = useRunning();
  const { names, seals, round } = running.head;
  return (
    <details class="people-seals">
      <summary>{words.lobby.seals}</summary>
      <Shown names={[words.lobby.server, ...names]} seals={seals} round={round} />
    </details>
  );
}
