import type { Holder, WhyWords } from '../words/whyWords.ts';

const HELD: Readonly<Record<Holder, string>> = {
  nobody: ', which nobody controls',
  enemy: ', which the enemy controls',
  own: '',
};

export const why: WhyWords = {
  gains: {
    won: 'it may win the game',
    struggles: 'it may win the Struggle',
    tracker: 'it improves the Struggle token’s position',
    objectives: 'it would control more objectives',
    wounds: 'it wins the exchange of damage',
    safety: 'its characters would be safer, or yours less safe',
    way: 'its characters would be closer to objectives',
    conditions: 'fewer conditions or better Cover',
    force: 'it saves Force',
    cards: 'it saves Order Cards',
  },
  goals: {
    take: (objective, holder) => `Take ${objective}${HELD[holder]}`,
    drive: (target, objective) => `Drive ${target} off ${objective}`,
    attack: (target) => `Attack ${target}`,
    toward: (objective, holder) => `Move toward ${objective}${HELD[holder]}`,
    hold: (objective) => `Hold ${objective}`,
    care: 'Recover or take Cover',
  },
  rather: (chosen, instead, gain) => `“${chosen}” rather than “${instead}”: ${gain}.`,
  likelier: (chosen, chance, instead, other) =>
    `“${chosen}”: ${chance}% to win, rather than ${other}% with “${instead}”.`,
  master: {
    likelier: (played, chance, better, other) =>
      `“${played}”: ${chance}% to win. The Master would have chosen “${better}”: ${other}%.`,
    rather: (played, better, gain) => `“${played}”. The Master would have chosen “${better}”: ${gain}.`,
    better: (played, better) => `“${played}”. The Master would have chosen “${better}”.`,
    same: (played) => `“${played}”. The Master would have done that too, or something about as good.`,
  },
  nothing: 'The other options looked about as good.',
};
