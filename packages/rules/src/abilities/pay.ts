import type { Ability } from '../cards/ability.ts';
import type { Option } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import { type UnitId, unitName } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { causeOf } from '../state/cause.ts';
import { spendForce, suffer } from '../tokens/changes.ts';
import { unit } from '../game/find.ts';
import { canPay, hasForce, priceOf, printedCost, sufferers, useUpReductions } from '../queries/price.ts';
import { standingForUnit } from '../queries/standing.ts';

/** Paying for an ability: how much, where that is open, and with what. The outcome's amount is what was chosen to spend. */
declare module '../state/frame.ts' {
  interface Steps {
    'pay.amount': { unit: UnitId; ability: string; resolution: number };
    'pay.means': { unit: UnitId; ability: string; resolution: number; spend: number };
  }
}

function abilityOf(p: Position, id: string): Ability {
  const ability = p.game.library.abilities[id];
  if (!ability) throw new Error(`The library has no ability ${id}.`);
  return ability;
}

/** DP-34: what may be spent on a variable cost, as far as it can be paid. */
function amounts(p: Position, u: Unit, ability: Ability): number[] {
  const least = printedCost(ability);
  const all = Array.from({ length: (ability.most ?? least) - least + 1 }, (_, i) => least + i);
  return all.filter((spend) => spend === least || canPay(p, u, priceOf(p, u, ability, spend)));
}

choice('pay.amount', {
  ask: (p, f) => {
    const u = unit(p, f.unit);
    const ability = abilityOf(p, f.ability);
    const options = amounts(p, u, ability).map((spend) => ({
      id: String(spend),
      cost: priceOf(p, u, ability, spend),
    }));
    const [only, second] = options;
    if (second === undefined) return { auto: { option: only?.id ?? '0' } };
    return { seat: u.seat, point: 'DP-34', options, about: { ability: f.ability } };
  },
  take: (g, f, answer) => {
    g.next('pay.means', { ...f, spend: Number(answer.option) });
  },
});

const DAMAGE = 'damage@';

/** R-WND-9: wholly in Force, or wholly as damage of one Unit. */
function means(p: Position, u: Unit, price: number): Option[] {
  const force = hasForce(p, u, price) ? [{ id: 'force', cost: price }] : [];
  const damage = sufferers(p, u, price).map((payer) => ({
    id: `${DAMAGE}${unitName(payer)}`,
    unit: unitName(payer),
    icons: Array.from({ length: price }, () => 'damage' as const),
  }));
  return [...force, ...damage];
}

choice('pay.means', {
  ask: (p, f) => {
    const u = unit(p, f.unit);
    const options = means(p, u, priceOf(p, u, abilityOf(p, f.ability), f.spend));
    const [only, second] = options;
    if (second === undefined) return { auto: { option: only?.id ?? 'force' } };
    return { seat: u.seat, point: 'DP-34', options, about: { ability: f.ability } };
  },
  take: (g, f, answer) => {
    const u = unit(g, f.unit);
    const price = priceOf(g, u, abilityOf(g, f.ability), f.spend);
    useUpReductions(g, u, 'ability');
    if (answer.option.startsWith(DAMAGE)) sufferPrice(g, u, answer.option, price, f.resolution);
    else spendForce(g, u.seat, price);
    g.emit({ event: 'ability', unit: f.unit, ability: f.ability, cost: price });
    g.done({ happened: true, amount: f.spend });
  },
});

/** What the wound may set off waits until the ability is resolved: the price is part of its use. */
function sufferPrice(g: Machine, u: Unit, option: string, price: number, resolution: number): void {
  const paying = standingForUnit(g, u, 'pay').find(({ owner }) => option === `${DAMAGE}${unitName(owner)}`);
  if (!paying) return;
  const { owner, ability } = paying;
  suffer(
    g,
    owner.id,
    price,
    causeOf({ by: 'ability', seat: owner.seat, unit: owner.id, name: ability.id, resolution }),
  );
}
