import { acting, inAbilityAction, type Scenes } from '../../test/scenes.ts';

const is = 'wicket-intrepid-warrior';

export default {
  actives: { 'hunting-horn': inAbilityAction(is, acting(is)) },
} satisfies Scenes;
