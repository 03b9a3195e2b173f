import './unitBars.css';
import type { UnitReport } from '@faultline/rules';
import { useGame } from '../game/game.ts';
import type { EndingWords } from '../i18n/endingWords.ts';
import type { WholeReport } from '../port/report.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';

interface UnitBarsProps {
  readonly report: WholeReport;
  readonly words: EndingWords;
}

/** What each Unit dealt and suffered, one side beside the other. */
export function UnitBars({ report: { sides }, words }: UnitBarsProps) {
  const { me } = useGame();
  const most = Math.max(
    1,
    ...sides.flatMap(({ units }) => units.flatMap(({ damage }) => [damage.dealt, damage.suffered])),
  );
  return (
    <div class="end-units">
      {([me, me === 0 ? 1 : 0] as const).map((seat) => (
        <UnitTable key={seat} units={sides[seat].units} side={seat === me ? 'a' : 'b'} most={most} words={words} />
      ))}
    </div>
  );
}

interface UnitTableProps {
  readonly units: readonly UnitReport[];
  readonly side: 'a' | 'b';
  readonly most: number;
  readonly words: EndingWords;
}

function UnitTable({ units, side, most, words }: UnitTableProps) {
  const { cast } = useGame();
  return (
    <table class={`side-${side}`}>
      <thead class="unseen">
        <tr>
          {[words.unit, words.damageDealt, words.damageSuffered, words.wounds].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map(({ unit, card, damage, wounds, defeated }) => (
          <tr key={unit} data-unit={unit}>
            <th scope="row" class={defeated ? 'end-defeated' : ''}>
              <UnitEmblem card={card} />
              <span>{cast.named(unit)}</span>
              {defeated && <span class="unseen"> ({words.defeated})</span>}
            </th>
            <td class="numbers">
              <Bar kind="dealt" amount={damage.dealt} most={most} />
            </td>
            <td class="numbers">
              <Bar kind="suffered" amount={damage.suffered} most={most} />
            </td>
            <td>
              <span class="unseen">{wounds.inflicted}</span>
              {Array.from({ length: wounds.inflicted }, (_, n) => (
                <Icon key={n} name="wounded" />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Bar = ({ kind, amount, most }: { readonly kind: string; readonly amount: number; readonly most: number }) => (
  <span class="end-bar">
    {amount > 0 && <i class={`end-${kind}`} style={{ width: `${(100 * amount) / most}%` }} />}
    <b class={amount > 0 ? '' : 'unseen'}>{amount}</b>
  </span>
);
