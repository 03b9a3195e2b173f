import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeProblem, type ScenarioOutcome, runScenario } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('scenarios/', import.meta.url));
const files = readdirSync(folder).toSorted();

const REX = "Captain Rex's Tactic was not played yet";
const PRICE = 'prices could not be paid with damage yet';
const HEIGHT = 'a base could stand in the air';
const OVER = 'the end of the game was refused by another rule';

/**
 * Files that tell of a game as it was played before a card was scripted or a rule put right: the line at which today's
 * game goes another way, and what was different then. Up to it everything is read and answered as ever.
 */
const DEPARTURES: Readonly<Record<string, readonly [line: number, then: string]>> = {
  'ability-once-a-turn.32115d1f': [17, PRICE],
  'attack-active-icon.c3c127eb': [23, 'one Active ability more is scripted now'],
  'condition-doubled-by-an-ability.55936c80': [14, PRICE],
  'condition-pinned-and-engaged.6b218595': [13, 'R-COND-6 was read without CR-MOVE-15'],
  'condition-strained-inside-an-attack.2eb2e8e3': [26, 'a step inside the attack had another name'],
  'g-09-acrobatics.660e988f': [29, 'the card of another sheet was played'],
  'g-09-acrobatics.8a5eacb0': [29, 'the card of another sheet was played'],
  'g-15-engagement-and-elevation.b3875c30': [10, HEIGHT],
  'g-15-engagement-and-elevation.df9c56ea': [32, "Anakin's answer to his action was not played yet"],
  'g-16-control-on-the-token-s-level.9bdab50f': [3, HEIGHT],
  'g-22-a-pull-at-the-edge-of-its-wedge.2702a1b6': [17, PRICE],
  'g-24-climb.b4dbc57a': [23, REX],
  'g-25-defensive-maneuver.b7c8f5ec': [21, 'a move was measured along another line of the tool'],
  'game-nobody-to-activate.ce214639': [24, REX],
  'mode-countdown.731ad70a': [20, REX],
  'movement-over-a-low-wall.8d8a6ae0': [28, REX],
  'objective-tie-changes-nothing.8c04ccc6': [3, HEIGHT],
  'options-and-constants.27e8d9e7': [21, REX],
  'options-and-constants.5df5d307': [20, REX],
  'order-reserve-keeps-the-deck-empty.4398efaa': [21, REX],
  'outside-concede.2bd72909': [15, OVER],
  'outside-concede.47a25d87': [15, OVER],
  'outside-concede.98b1c7df': [15, OVER],
  'sight-past-characters.b86a5bae': [17, 'a die of an ability was not added yet'],
  'struggle-first-turn.90d7027a': [20, REX],
  'struggle-on-the-opponent-s-half.f9719c77': [20, REX],
  'struggle-second-card-ends-the-game.ef54a74e': [25, OVER],
  'x-01-a-wound-wins-the-struggle.6e9848ec': [45, 'the mission rolled no die for its Priority Objective yet'],
  'x-01-a-wound-wins-the-struggle.bbe91c8a': [45, 'the mission rolled no die for its Priority Objective yet'],
  'x-02-both-gain-momentum-on-0.07a3d0c1': [21, REX],
  'x-06-the-last-activation.fa0c74db': [24, REX],
};

const nameOf = (file: string): string => file.replace('.scenario.yaml', '');
const isPassing = (file: string): boolean => !Object.hasOwn(DEPARTURES, nameOf(file));
const outcomeOf = (file: string): ScenarioOutcome => runScenario(readFileSync(folder + file, 'utf8'), file);

/** Where it ended: nowhere, at a line, or not even read. */
function endOf(outcome: ScenarioOutcome): string {
  if (outcome.result === 'passed') return 'passed';
  if (outcome.result === 'unreadable') return outcome.problems.map(describeProblem).join('\n');
  return `line ${outcome.failure.line}`;
}

describe('scenario files of earlier versions', () => {
  it.each(files.filter(isPassing))('%s still holds', (file) => {
    expect(endOf(outcomeOf(file))).toBe('passed');
  });

  it.each(Object.entries(DEPARTURES))('%s is read as ever and goes on to line %s', (name, [line]) => {
    expect(endOf(outcomeOf(`${name}.scenario.yaml`))).toBe(`line ${line}`);
  });
});
