import { type RecordSheet, recordSheet, ROLES } from '@faultline/campaign';
import { useCampaign } from './campaign.ts';

type Line = RecordSheet['lines'][number];

/** The operations as the record sheet keeps them, in the order in which they come. */
export function Operations() {
  const { state, words: w, operationName } = useCampaign();
  const { lines, order } = recordSheet(state);
  const now = state.coming?.slot ?? null;
  const rank = ({ slot }: Line): number => {
    const played = order.indexOf(slot);
    return played >= 0 ? played : slot === now ? order.length : order.length + (slot === 'L' ? 9 : slot);
  };
  return (
    <section class="panel campaign-record" aria-label={w.record}>
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {w.columns.operation}
            </th>
            <th scope="col">{w.columns.winner}</th>
            {ROLES.map((role) => (
              <th key={role} scope="col" class="figure">
                <abbr title={`${w.experience}: ${w.roles[role]}`}>{w.letterOf[role]}</abbr>
              </th>
            ))}
            <th scope="col">{w.columns.unlocked}</th>
            <th scope="col">{w.columns.active}</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .toSorted((a, b) => rank(a) - rank(b))
            .map((line) => (
              <Row
                key={line.slot}
                line={line}
                isNow={line.slot === now}
                name={line.operation ? operationName(line.operation) : ''}
              />
            ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly line: Line;
  readonly isNow: boolean;
  readonly name: string;
}

function Row({ line, isNow, name }: RowProps) {
  const { state, words: w } = useCampaign();
  const { slot, winner, gained, totals, unlocked, inForce, how } = line;
  const players = recordSheet(state).sides;
  const waiting = isNow ? w.now : state.victory !== null ? w.notPlayed : slot === 'L' ? w.onlyIfLost : w.later;
  return (
    <tr class={isNow ? 'now' : winner === null ? 'later' : ''} data-slot={slot}>
      <th scope="row">
        <span class="campaign-slot" aria-hidden="true">
          {w.slotShort(slot)}
        </span>
        <span class="unseen">{w.slot(slot)}</span>
      </th>
      <td class="name">{name}</td>
      <td>
        {winner === null ? (
          <span class="campaign-dim">{waiting}</span>
        ) : (
          <span class={`campaign-winner ${winner === 'aggressor' ? 'side-a' : 'side-b'}`}>
            <span class="side-shape" aria-hidden="true" /> {players[winner]?.player}{' '}
            <small>{how === null ? '' : w.endings[how as keyof typeof w.endings]}</small>
          </span>
        )}
      </td>
      {ROLES.map((role) => (
        <td key={role} class="figure numbers">
          {gained[role] === null ? '' : w.gained(gained[role] ?? 0, totals[role] ?? 0)}
        </td>
      ))}
      <Advantages label={w.columns.unlocked} of={(role) => unlocked[role]} />
      <Advantages label={w.columns.active} of={(role) => inForce[role].join(', ') || null} />
    </tr>
  );
}

interface AdvantagesProps {
  /** The head of the column; on a phone it stands in the row. */
  readonly label: string;
  readonly of: (role: (typeof ROLES)[number]) => string | null;
}

function Advantages({ label, of }: AdvantagesProps) {
  const { words: w } = useCampaign();
  const told = ROLES.filter((role) => of(role) !== null);
  if (told.length === 0) return <td />;
  return (
    <td data-label={label}>
      {told.map((role) => (
        <span key={role} class={`campaign-advantage ${role === 'aggressor' ? 'side-a' : 'side-b'}`}>
          <span class="side-shape" aria-hidden="true" /> <span class="unseen">{w.roles[role]}: </span>
          {of(role)}
        </span>
      ))}
    </td>
  );
}
