import type { Effects } from '../cards/effect.ts';
import type { Shown } from '../queries/language.ts';
import { shown as action } from './action.ts';
import { shown as addDice } from './addDice.ts';
import { shown as afterAttack } from './afterAttack.ts';
import { shown as attack } from './attack.ts';
import { shown as changeStance } from './changeStance.ts';
import { shown as choose } from './choose.ts';
import { shown as chooseTag } from './chooseTag.ts';
import { shown as control } from './control.ts';
import { shown as defeat } from './defeat.ts';
import { shown as dice } from './dice.ts';
import { shown as dropHunker } from './dropHunker.ts';
import { shown as each } from './each.ts';
import { shown as gain } from './gain.ts';
import { shown as grant } from './grant.ts';
import { shown as heal } from './heal.ts';
import { shown as hunker } from './hunker.ts';
import { shown as injure } from './injure.ts';
import { shown as instead } from './instead.ts';
import { shown as look } from './look.ts';
import { shown as lose } from './lose.ts';
import { shown as loseMomentum } from './loseMomentum.ts';
import { shown as may } from './may.ts';
import { shown as mend } from './mend.ts';
import { shown as momentum } from './momentum.ts';
import { shown as move } from './move.ts';
import { shown as nextAttack } from './nextAttack.ts';
import { shown as orderCard } from './orderCard.ts';
import { shown as pick } from './pick.ts';
import { shown as place } from './place.ts';
import { shown as push, pullShown } from './push.ts';
import { shown as refresh } from './refresh.ts';
import { shown as refreshDeck } from './refreshDeck.ts';
import { shown as roll } from './roll.ts';
import { shown as shareHeals } from './shareHeals.ts';
import { shown as shed } from './shed.ts';
import { shown as shove } from './shove.ts';
import { shown as splitPool } from './splitPool.ts';
import { shown as struggle } from './struggle.ts';
import { shown as suffer } from './suffer.ts';
import { shown as tag } from './tag.ts';
import { shown as useChart } from './useChart.ts';
import { shown as conditional } from './conditional.ts';

/** What every verb of abilities means, with one effect of it. */
export const SHOWN: { readonly [V in keyof Effects]: Shown<V> } = {
  action,
  'add-dice': addDice,
  'after-attack': afterAttack,
  attack,
  'change-stance': changeStance,
  choose,
  'choose-tag': chooseTag,
  control,
  defeat,
  dice,
  'drop-hunker': dropHunker,
  each,
  gain,
  grant,
  heal,
  hunker,
  injure,
  instead,
  look,
  lose,
  'lose-momentum': loseMomentum,
  may,
  mend,
  momentum,
  move,
  'next-attack': nextAttack,
  'order-card': orderCard,
  pick,
  place,
  pull: pullShown,
  push,
  refresh,
  'refresh-deck': refreshDeck,
  roll,
  'share-heals': shareHeals,
  shed,
  shove,
  'split-pool': splitPool,
  struggle,
  suffer,
  tag,
  'use-chart': useChart,
  ...conditional,
};
