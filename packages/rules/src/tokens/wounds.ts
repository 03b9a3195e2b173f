import { alter } from '../game/change.ts';
import type { Machine } from '../game/machine.ts';
import { step } from '../kernel/steps.ts';
import { changeAttack } from '../state/change.ts';
import type { UnitId } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { type Cause, causeOf } from '../state/cause.ts';
import { follow, raise } from '../timing/resolution.ts';
import type { TriggerEvent } from '../state/triggerEvent.ts';
import { openWindow } from '../timing/window.ts';
import { cardOf, unit } from '../game/find.ts';

declare module '../state/frame.ts' {
  interface Steps {
    'wound.answers': { unit: UnitId; cause: Cause };
    'wound.moment': { unit: UnitId; cause: Cause; wound: TriggerEvent };
    'wound.follow': { unit: UnitId; cause: Cause; wound: number };
  }
}

/** CR-WND-01: at once, wherever it happens; then in the same order what each wound is worth and the answers to it. */
export function becomeWounded(g: Machine, fallen: readonly Unit[]): void {
  const wounds = fallen.map((u) => wound(g, u));
  for (const each of wounds.toReversed()) g.call('wound.answers', each);
}

function wound(g: Machine, u: Unit): { unit: UnitId; cause: Cause } {
  const cause = u.hurtBy ?? causeOf({ by: 'rule' });
  alter(g, u.id, { wounded: u.wounded + 1 });
  // CR-ACT-27: stays cut even if the token is taken off again.
  const { activation } = g.open;
  if (activation?.unit === u.id) activation.cut = true;
  if (activation) activation.wounds = [...activation.wounds, { by: cause.unit, rank: cardOf(g, u).rank }];
  noteInAttack(g, cause, u.id);
  g.emit({ event: 'wounded', unit: u.id, cause });
  return { unit: u.id, cause };
}

/** What an attack did, for the parts that wait for its end. */
function noteInAttack(g: Machine, { resolution }: Cause, id: UnitId): void {
  const attack = g.open.resolutions.findLast((d) => d.id === resolution)?.attack;
  if (attack) changeAttack(g, attack.attack, { wounded: [...attack.wounded, id] });
}

/** CR-WND-02, CR-WND-03, R-CARD-10: to the opponent of the Wounded Unit's player, whoever dealt the damage. */
step('wound.answers', (g, f) => {
  const wound = raise(g, 'wounded.now', woundFacts(g, f));
  g.next('wound.moment', { unit: f.unit, cause: f.cause, wound });
  g.call(g.game.mode.does.wounded, { unit: f.unit, cause: f.cause });
});

step('wound.moment', (g, f) => {
  g.next('wound.follow', { unit: f.unit, cause: f.cause, wound: f.wound.id });
  openWindow(g, [f.wound]);
});

/** R-WND-3: texts that speak of the resolved effect wait for its end; it is the same wound still (R-ABIL-1). */
step('wound.follow', (g, f) => {
  g.done();
  if (g.open.activation?.unit === f.unit && g.game.options.woundedInActivation === 'at-once') breakOff(g);
  follow(g, raise(g, 'wounded', woundFacts(g, f), f.wound), f.cause.resolution);
});

/** R-ACT-6, by option: what was resolving in the Unit's actions is dropped, but for other wounds of the moment. */
function breakOff(g: Machine): void {
  const [turn, main, ...above] = g.open.frames;
  if (!turn || main?.at !== 'activation.main') return;
  const wounds = above.filter(({ at }) => at.startsWith('wound.') || at.startsWith('momentum.'));
  g.open.frames = [turn, ...wounds];
  g.open.resolutions = g.open.resolutions.filter(({ kind }) => kind === 'activation');
}

const woundFacts = (g: Machine, f: { unit: UnitId; cause: Cause }) => ({
  unit: f.unit,
  rank: cardOf(g, unit(g, f.unit)).rank,
  cause: f.cause,
});
