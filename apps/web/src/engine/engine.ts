import type { Seat } from '@faultline/rules';
import type { Engine, Start } from '../port/engine.ts';
import type { Port } from '../port/port.ts';
import { remote, serve } from '../port/wire.ts';
import { begin } from './begin.ts';
import type { TableOfOne } from './start.ts';

/** What a thread of the engine can be asked. */
export function engine(): Engine {
  let table: TableOfOne | null = null;
  let begun: Start | null = null;
  return {
    async open(start: Start) {
      table = await begin(start);
      begun = start;
      return { playing: table.playing, rules: table.rules };
    },
    async file() {
      if (!table) throw new Error('There is no game to write down.');
      const { exportedGame } = await import('./branchGame.ts');
      return exportedGame(table);
    },
    async outward() {
      if (!table) throw new Error('There is no game to write down.');
      const { outwardGame } = await import('./branchGame.ts');
      return outwardGame(table);
    },
    async branch(version, seats, players, name) {
      if (!table) throw new Error('There is no game to go on from.');
      const { branchGame } = await import('./branchGame.ts');
      return branchGame(table, version, seats, players, name);
    },
    async judge(step, after) {
      if (!table || begun?.kind !== 'lesson') throw new Error('There is no lesson to judge.');
      return (await import('./lessons/lessonTable.ts')).judged(table.table.match, begun.from, step, after);
    },
    async judgePuzzle() {
      if (!table || begun?.kind !== 'puzzle') throw new Error('There is no puzzle to judge.');
      return (await import('./lessons/puzzleTable.ts')).puzzleJudged(table.table.match, begun.id);
    },
    async saved(id) {
      return (await import('./savedTable.ts')).savedText(id);
    },
    async campaigns(port) {
      serve(port, (await import('./campaign.ts')).campaigns);
    },
    async sit(seats: readonly Seat[], port: MessagePort) {
      if (!table) throw new Error('There is no game to sit down at.');
      serve(port, table.table.portFor(seats));
    },
    async runBot(name, seat, rules, pace, port) {
      const { playSeat } = await import('./opponent.ts');
      return playSeat(name, seat, rules, pace, remote<Port>(port));
    },
    async online(port, base, game, as) {
      serve(port, await (await import('./online/onlineGame.ts')).onlineGame(base, game, as));
    },
    async teamBuilder(port) {
      const { teamBuilder: muster } = await import('./teamBuilder.ts');
      serve(port, await muster());
    },
  };
}
