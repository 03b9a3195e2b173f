import { CardError, FOLDERS, libraryFrom, SHEETS } from '@faultline/cards';
import { type Ability, type Effect, type EventPattern, type RuleClause, whyNotAbility } from '@faultline/rules';
import { momentsOf, SHOWN } from '@faultline/rules/language';
import { describe, expect, it } from 'vitest';
import { checked, checkMissions } from '../src/checked.ts';
import { mission } from '../src/mission.ts';
import { OPERATIONS } from '../src/operations.ts';
import { SHEET } from '../src/sheetNow.ts';
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

describe('a verb where it can do nothing', () => {
  /** Moments at which an effect does nothing; none where it works anywhere. */
  function wrongMoments(effect: Effect): readonly string[] {
    const moments = momentsOf(effect);
    if (moments === 'any') return [];
    return 'notAt' in moments
      ? moments.notAt
      : ['use', 'moved', 'turn.end'].filter((on) => !moments.includes(on as 'use'));
  }

  const [printed] = folder.card.abilities;
  const clauseAt = (on: string, effect: Effect): Ability['clauses'] => [
    on === 'use'
      ? { clause: 'use', effects: [effect] }
      : { clause: 'on', event: { on: on as EventPattern['on'] }, effects: [effect] },
  ];
  const refusal = (on: string, effect: Effect): string => {
    const scripts = { [printed?.id ?? '']: clauseAt(on, effect) };
    try {
      libraryFrom([{ ...folder, scripts }], SHEETS, SHEET);
      return 'taken';
    } catch (error) {
      return String(error);
    }
  };

  const examples = Object.values(SHOWN).map(({ example }): Effect => example);
  const ofModes = examples.filter((effect) =>
    /works in rules of the mode/.test(whyNotAbility({ id: 'it', clauses: clauseAt('moved', effect) }) ?? ''),
  );
  const misplaced = examples.flatMap((effect) => wrongMoments(effect).map((on) => [effect.do, on, effect] as const));

  it.each(misplaced)('[R-ABIL-4] %s at %s is refused with its Unit, its ability and its name', (verb, on, effect) => {
    expect(refusal(on, effect)).toContain(
      `${folder.card.name}: The ability ${printed?.id}: the verb ${verb} does nothing `,
    );
  });

  it('[R-ABIL-4] of a mode is refused on a Unit with the same words', () => {
    for (const effect of ofModes)
      expect(refusal('moved', effect)).toContain(
        `${folder.card.name}: The ability ${printed?.id}: the verb ${effect.do} works in rules of the mode key-operations alone.`,
      );
    expect(ofModes.length).toBeGreaterThan(20);
  });

  it('every other verb works anywhere', () => {
    const named = new Set([...misplaced.map(([verb]) => verb), ...ofModes.map((effect) => effect.do)]);
    const anywhere = examples.filter((effect) => !named.has(effect.do));
    expect(anywhere.filter((effect) => momentsOf(effect) !== 'any')).toEqual([]);
    expect(anywhere.map((effect) => refusal('moved', effect)).filter((said) => said !== 'taken')).toEqual([]);
  });

  it('on a Struggle Card is refused with its mission', () => {
    const scripts = Object.fromEntries(
      sabotage.abilities.map(({ id }) => [id, clauseAt('moved', { do: 'split-pool' })]),
    );
    expect(() => checkMissions([mission(sabotage, scripts)])).toThrow(
      `${sabotage.id}: The ability ${sabotage.abilities[0]?.id}: the verb split-pool does nothing at moved`,
    );
  });

  it('stands in no rule of an operation', () => {
    // KO-R-46: what a mode announces itself, its own rules replace.
    const isOwn = ({ clause, ...rest }: RuleClause): boolean =>
      clause === 'on' && 'event' in rest && rest.event.on === 'wound.deciding';
    const wrong = OPERATIONS.flatMap(({ rules }) => rules).map(({ id, clauses }) =>
      whyNotAbility({ id, clauses: clauses.filter((each) => !isOwn(each)) as Ability['clauses'] }, 'key-operations'),
    );
    expect(wrong.filter((why) => why !== null)).toEqual([]);
  });
});
