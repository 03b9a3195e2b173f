import { CardError, FOLDERS } from '@faultline/cards';
import { expect, it } from 'vitest';
import { checked, checkMissions } from '../src/checked.ts';
import { mission } from '../src/mission.ts';
import sabotage from '../missions/sabotage-showdown/card.json' with { type: 'json' };

const [folder] = FOLDERS;
if (!folder) throw new Error('There are no units.');

it('a folder that scripts what is not on its card is refused', () => {
  const scripts = { ...folder.scripts, 'made-up': [] };
  expect(() => checked({ ...folder, scripts })).toThrow(`${folder.card.id} has no ability "made-up"`);
});

it('a folder with a card that is not whole is refused', () => {
  expect(() => checked({ ...folder, card: { ...folder.card, stamina: 0 } })).toThrow(CardError);
});

it('a mission whose printed ability does nothing is refused', () => {
  expect(() => checkMissions([mission(sabotage)])).toThrow('the ability "press-forward" does nothing yet');
});
