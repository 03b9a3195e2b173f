import type { ChoiceWords, Chosen } from '../words/choiceWords.ts';

const nothing = ({ otherwise, priced, goesOn }: Chosen): string => {
  if (otherwise !== null) return `If you decline: ${otherwise}`;
  const left = priced ? 'If you decline, nothing is spent and nothing happens.' : 'If you decline, nothing happens.';
  return goesOn ? `${left} The rest of the text still follows.` : left;
};

export const choices: ChoiceWords = {
  'effects.may:no': nothing,
  'effects.may:yes': ({ otherwise }) => `If you pay, this does not happen: ${otherwise}`,
  'effects.pick:no': nothing,
  'effects.each:none': () => 'If you stop here, nobody else is chosen.',
  'effects.shareHeals:none': () => 'If you stop here, the remaining heals are lost.',
  'window.ask:pass': () => 'If you pass, nothing is spent, and you use nothing else on this event.',
  'activation.main:move': () => 'Each character may advance, dash or climb.',
  'activation.main:focus': () => 'Each character rolls 1 more attack die in its next attack this activation.',
  'activation.main:combat': () => 'Each character may make one attack.',
  'activation.main:ability': () => 'The Unit uses one ability that needs an action.',
  'activation.main:recover': () => 'Each character may heal.',
  'activation.main:take-cover': () =>
    'The Unit gains a Hunker token, and each of its characters may be pushed Range 1.',
  'activation.main:flip': () => 'The Stance Card is turned over: other dice, another chart, another Combat Tree.',
  'activation.main:end': () => 'The activation ends. Actions that are left are lost.',
  'move.offer:advance': () => 'Move with the Advance tool, not to a higher Elevation.',
  'move.offer:dash': () => 'Move with the Dash tool, not to a higher Elevation.',
  'move.offer:climb': () => 'Move with the Dash tool to any Elevation, but not while Engaged.',
  'move.offer:jump': () => 'Move with the Dash tool to any Elevation, even while Engaged.',
  'move.offer:reposition': () => 'Advance, even while Engaged.',
  'move.offer:decline': ({ who }) => `If ${who} stays in place, this move is lost.`,
  'move.ingress:decline': ({ who }) => `If you decline, ${who} stays where the move ended.`,
  'push.ask:decline': ({ who }) => `If you decline, ${who} stays in place.`,
  'piece.move:decline': () => 'If you decline, it stays where it lies.',
  'attack.type:decline': ({ who }) => `If you decline, ${who} makes no attack.`,
  'attack.tree:stop': () =>
    'If you stop, the way through the Combat Tree ends here, and successes that are left are unused.',
  'attack.chart:lent': () => 'Their Expertise Chart counts in this roll.',
  'attack.chart:own': () => 'Your own Expertise Chart counts in this roll.',
  'heal.resolve:decline': () => 'If you decline, nothing is healed.',
  'roll.change:done': () => 'If you stop here, no more dice are changed.',
  'pay.means:force': () => 'The price is paid with Force.',
  'order.source:reveal': () => 'The top card of your Order Deck is revealed.',
  'order.source:reserve': () => 'The Unit in reserve activates; nothing is revealed.',
  'order.reserve:activate': ({ who }) => `${who} activates now.`,
  'order.reserve:reserve': () =>
    'The card waits in reserve for a later Turn. The next card is revealed, and that Unit must activate.',
  'order.shatterpoint:choose': () => 'Any one of your Units activates, even if it already has.',
  'order.shatterpoint:pass': () =>
    'If you choose no Unit, the next card is revealed, and that Unit must activate. The Shatterpoint Card goes back into the deck.',
  'order.choose:pass': () =>
    'If you choose no Unit, the next card is revealed, and that Unit must activate. The Shatterpoint Card goes back into the deck.',
  'challengeTheOdds.offer:defy': () => 'The Struggle token moves 1 space toward you.',
  'challengeTheOdds.offer:decline': () => 'If you decline, nothing is spent, and the Struggle token stays.',
  'plans.offer:decline': () => 'If you decline, nothing is spent, and the Struggle Card stays.',
  'stage.offer:no': () => 'If you decline, the Stage goes on.',
  'clock.wound:decline': () => 'If you decline, the Momentum stays as it is.',
  you: ({ who }) => `(“You” in this text is ${who}.)`,
  no: nothing,
  none: () => 'If you decline, nothing happens.',
  decline: nothing,
  pass: nothing,
};
