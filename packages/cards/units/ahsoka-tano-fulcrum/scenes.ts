import { duel } from '@faultline/testkit';
import type { ReactiveScene, Scenes } from '../../test/scenes.ts';

const is = 'ahsoka-tano-fulcrum';

const afterCombat: ReactiveScene = {
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, force: [ready, 0], ...setup }).plays('combat', 'melee'),
};

const struck: ReactiveScene = {
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({ attacker: { attack: 1 }, defender: { is, ...more }, force: [0, ready], ...setup }).plays('combat', 'melee'),
};

export default {
  reactives: { 'then-i-will-avenge-his-death': afterCombat, riposte: struck },
  uses: { 'she-is-fearless': 2 },
} satisfies Scenes;
