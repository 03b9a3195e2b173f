import { FACES } from '../../cards/dice.ts';
import { either, isA, list, name, record, type Rule, whole, word } from './rule.ts';

/** Where dice and shuffles come from, as a file says it. */

const MANY = 1000;

const keyring = record({
  kind: word('seeded', 'entered'),
  key: isA('a key of 64 digits', (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)),
  generator: word('chacha', 'fast'),
  turn: whole(0, 9999),
  drawn: list(whole(0, 1_000_000), 100),
});

const script = record({
  kind: word('scripted'),
  attack: list(word(...FACES.attack), MANY),
  defense: list(word(...FACES.defense), MANY),
  shuffles: list(list(name, MANY), MANY),
});

export const chance: Rule = either(script, keyring);
