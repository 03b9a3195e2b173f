/** Words for what happens, what is asked and why something is refused. The languages are loaded by themselves. */
export { type Cast, castOf, type Names, shortName } from './cast.ts';
export { sourceName } from './log/attack.ts';
export { hasLesson, learnMode } from './log/modes/index.ts';
export { inParts, Narrator, type LogPart } from './log/narrator.ts';
export { factsOf, type LogLine, type Tone } from './log/teller.ts';
export type { Tracker } from './log/modes/telling.ts';
export type { ReasonWords } from './words/reasonWords.ts';
export { type Deeds, objectivesOf, optionLabel, questionOf, stanceNames } from './questions.ts';
export { reasonText, refusalTexts } from './reasons.ts';
export { counted, eraName, faces, iconName, tagName, type Terms, terrainName, withSigns } from './terms.ts';
export { goalText, whyText, reviewText } from './why.ts';
export { type Language, LANGUAGES, type WholeWords, type Words } from './words/words.ts';
