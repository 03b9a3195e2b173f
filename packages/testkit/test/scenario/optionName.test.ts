import { library } from '@faultline/cards';
import type { Decision } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { Names } from '../../src/scenario/names.ts';
import { idOfName, nameOfOption } from '../../src/scenario/optionName.ts';

const names = new Names([
  { name: 'anakin', side: 'red', slot: 1, card: 'general-anakin-skywalker', bases: 1 },
  { name: 'ahsoka', side: 'red', slot: 2, card: 'ahsoka-tano-jedi-no-more', bases: 1 },
  { name: 'gar', side: 'blue', slot: 1, card: 'gar-saxon-merciless-commander', bases: 1 },
]);

const at = (step: string, more: Partial<Decision> = {}): Decision => ({
  seat: 0,
  point: 'DP-23',
  step,
  options: [],
  ...more,
});

describe('what an option is called', () => {
  const called = (decision: Decision): string[] =>
    decision.options.map((option) => nameOfOption(names, decision, option));

  it('tells two answers of one ability apart', () => {
    const option = { unit: 'a1', ability: 'deflect' };
    const options = [
      { id: 'deflect@a1', ...option },
      { id: 'deflect@a1~2', ...option },
    ];
    expect(called(at('window.ask', { options }))).toEqual(['deflect@anakin', 'deflect@anakin~2']);
  });

  it('tells two rules of no player apart', () => {
    const options = ['tide#0#7', 'tide#0#8', 'storm#0#7'].map((id) => ({ id, ability: id.split('#')[0] ?? '' }));
    expect(called(at('gameEffects.ask', { options }))).toEqual(['tide', 'tide~2', 'storm']);
  });
});

/** Whoever tries what is not offered is told why by the rules, which know it by its id. */
describe('what a name would mean to the rules', () => {
  it.each<[string, Decision, string | undefined, string]>([
    ['force-jump@anakin', at('activation.main', { about: { unit: 'a1' } }), undefined, 'force-jump'],
    ['force-jump', at('activation.main', { about: { unit: 'a1' } }), undefined, 'force-jump'],
    ['force-speed@ahsoka', at('activation.main', { about: { unit: 'a1' } }), undefined, 'force-speed@a2'],
    ['force-jump', at('window.ask'), undefined, 'force-jump@a1'],
    ['deflect', at('window.ask'), 'ahsoka', 'deflect@a2'],
    ['deflect@anakin', at('window.ask'), undefined, 'deflect@a1'],
    ['jet-pack', at('window.ask', { seat: 1 }), undefined, 'jet-pack@b1'],
    ['damage@gar', at('heal.resolve'), undefined, 'b1:damage'],
    ['take-reserved', at('order.source'), undefined, 'reserve'],
    ['pass-on', at('order.shatterpoint'), undefined, 'pass'],
    ['gar', at('attack.target', { options: [{ id: 'b2.1', character: 'b2.1' }] }), undefined, 'b1.1'],
    ['ahsoka', at('order.choose', { options: [{ id: 'a1', unit: 'a1' }] }), undefined, 'a2'],
    ['flip', at('activation.main', { about: { unit: 'a1' } }), 'anakin', 'flip'],
  ])('%s', (called, decision, unit, id) => {
    expect(idOfName(names, library, decision, called, unit)).toBe(id);
  });
});
