import { parseGame, seal } from '@faultline/rules';
import { duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { framesOf } from '../../src/file/sound/frames.ts';
import { partsOf } from '../../src/file/sound/parts.ts';
import { whyNotWork } from '../../src/file/sound/work.ts';
import { stepNames } from '../../src/kernel/steps.ts';

const { game, state } = duel({}).match;
const p = { game, open: state.open };

describe('the shapes of suspended work', () => {
  it('are there for every step of the rules', () => {
    const shapes = framesOf(p, partsOf(p));
    // Steps of the tests' own mode and of scenarios are never in a game's file.
    const ours = stepNames().filter((name) => !/^(countdown|scenario|test)\./.test(name));
    expect(ours.filter((name) => !Object.hasOwn(shapes, name))).toEqual([]);
    expect(Object.keys(shapes).filter((name) => !ours.includes(name))).toEqual([]);
  });

  it('name what is wrong and what would be right', () => {
    const odd = (frame: object) => whyNotWork({ game, open: { ...state.open, frames: [frame] as never } });
    expect(odd({ at: 'heal.ask' })).toBe('state.open.frames[0].character is missing, not a whole number from 0 to 1');
    expect(odd({ at: 'heal.ask', character: 7 })).toMatch(/character is 7, not a whole number from 0 to 1$/);
    expect(odd({ at: 'attack.dance' })).toBe('state.open.frames[0].at is "attack.dance", not a step that there is');
    expect(odd({ at: 'turn.run', next: 'attack.tree' })).toMatch(
      /next is "attack.tree", not one of time\.check, turn\.start, /,
    );
  });
});

describe('the cards a file brings along', () => {
  const { seal: _seal, ...file } = duel({}).match.file();
  const bringing = (own: object) => () => parseGame(JSON.stringify(seal({ ...file, own: own as never })));
  const using = (effect: object) => [
    { id: 'y', name: 'Y', kind: 'active', clauses: [{ clause: 'use', effects: [effect] }] },
  ];

  it('are whole cards', () => {
    expect(bringing({ units: [{ id: 'x' }], abilities: [] })).toThrow('own.units[0].name is missing, not a name');
  });

  it('do what some verb does, with what it takes', () => {
    expect(bringing({ units: [], abilities: using({ do: 'dance' }) })).toThrow('do is "dance", which nobody knows');
    expect(bringing({ units: [], abilities: using({ do: 'heal' }) })).toThrow('effects[0].who is missing');
    expect(bringing({ units: [], abilities: using({ do: 'heal', who: 'self' }) })).not.toThrow();
  });
});
