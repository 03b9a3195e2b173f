/**
 * What goes over the line between page and server (docs/protocol.md): shapes, bounds and reasons, and what a client does
 * with what it hears. Nothing of the engine is behind it: the page may load it anywhere.
 */
export { type Ask, type AskKind, type AskOf, ASKS, type EntryAsked, type OfferKind, OFFERS, readAsk } from './asks.ts';
export { MOST, PROTOCOL, RATES, SPOKEN } from './bounds.ts';
export * from './http.ts';
export { LineGame, type LineMoment } from './lineGame.ts';
export { type Phrase, PHRASES } from './phrases.ts';
export * from './tells.ts';
export { type Team, team, type Terms, terms } from './terms.ts';
export { type Why, WHYS } from './whys.ts';
export { type OfEach, type Receipt, sealOf, whyNotSealed } from '@faultline/chance';
export { BUDGETS, type Clock, type ClockSettings, FREE, type Reading, readingOf, ROUND, ticked } from '../clock.ts';
export { Misfit, patched } from '../difference.ts';
