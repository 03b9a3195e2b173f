import type { Effects } from '../cards/effect.ts';
import type { Verb } from '../queries/language.ts';
import './run.ts';
import { action } from './action.ts';
import { addDice } from './addDice.ts';
import { afterAttack } from './afterAttack.ts';
import { attack } from './attack.ts';
import { changeStance } from './changeStance.ts';
import { choose } from './choose.ts';
import { chooseTag } from './chooseTag.ts';
import { check, when, ifDid, repeat } from './conditional.ts';
import { control } from './control.ts';
import { defeat } from './defeat.ts';
import { dice } from './dice.ts';
import { dropHunker } from './dropHunker.ts';
import { each } from './each.ts';
import { gain } from './gain.ts';
import { grant } from './grant.ts';
import { heal } from './heal.ts';
import { hunker } from './hunker.ts';
import { injure } from './injure.ts';
import { instead } from './instead.ts';
import { look } from './look.ts';
import { lose } from './lose.ts';
import { loseMomentum } from './loseMomentum.ts';
import { may } from './may.ts';
import { mend } from './mend.ts';
import { momentum } from './momentum.ts';
import { move } from './move.ts';
import { nextAttack } from './nextAttack.ts';
import { orderCard } from './orderCard.ts';
import { pick } from './pick.ts';
import { place } from './place.ts';
import { push, pull } from './push.ts';
import { refresh } from './refresh.ts';
import { refreshDeck } from './refreshDeck.ts';
import { roll } from './roll.ts';
import { shareHeals } from './shareHeals.ts';
import { shed } from './shed.ts';
import { shove } from './shove.ts';
import { splitPool } from './splitPool.ts';
import { struggle } from './struggle.ts';
import { suffer } from './suffer.ts';
import { tag } from './tag.ts';
import { useChart } from './useChart.ts';

/** Every verb of abilities: one that is declared and not written does not compile. Those of a mode's own rules lie with it. */
export const VERBS = {
  action,
  'add-dice': addDice,
  'after-attack': afterAttack,
  attack,
  'change-stance': changeStance,
  check,
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
  'if-did': ifDid,
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
  pull,
  push,
  refresh,
  'refresh-deck': refreshDeck,
  repeat,
  roll,
  'share-heals': shareHeals,
  shed,
  shove,
  'split-pool': splitPool,
  struggle,
  suffer,
  tag,
  'use-chart': useChart,
  when,
} satisfies { readonly [V in keyof Effects]: Verb<V> };
