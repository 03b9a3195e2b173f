import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { main } from '../src/main.ts';

// `faultline event` as a person types it, in a folder of its own that is gone afterwards.

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const TEAM = `Lord Maul, Gar Saxon, Super Commandos
Asajj Ventress, Kalani, B1 Battle Droids
Mission: Shifting Priorities
`;

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export class EventTable {
  readonly folder = mkdtempSync(join(tmpdir(), 'faultline-event-'));
  now = Date.UTC(2026, 5, 1, 9);

  constructor() {
    folders.push(this.folder);
  }

  path(name = 'cup.json'): string {
    return join(this.folder, name);
  }

  written(name: string, text: string): string {
    writeFileSync(this.path(name), text);
    return this.path(name);
  }

  bytes(): string {
    return readFileSync(this.path(), 'utf8');
  }

  passes(minutes: number): void {
    this.now += minutes * 60_000;
  }

  async says(...args: readonly string[]): Promise<Said> {
    const out = vi.spyOn(console, 'log').mockImplementation(() => {});
    const err = vi.spyOn(console, 'error').mockImplementation(() => {});
    const screen = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
    for (const spy of [out, err, screen]) spy.mockClear();
    const code = await main(args);
    const shown = [...out.mock.calls.flat(), ...screen.mock.calls.map(([text]) => text)].join('\n');
    screen.mockRestore();
    return { code, out: shown, err: err.mock.calls.flat().join('\n') };
  }

  /** A word on the event file. */
  async asks(word: string, ...rest: readonly string[]): Promise<Said> {
    return this.says('event', word, this.path(), ...rest);
  }

  /** An act at the time of the table; it has to be taken. */
  async does(word: string, ...rest: readonly string[]): Promise<string> {
    const { code, out: shown, err: wrong } = await this.asks(word, ...rest, '--at', `${this.now}`);
    if (code !== 0) throw new Error(`${word} ${rest.join(' ')}: ${wrong}`);
    return shown;
  }

  async json<T>(word: string, ...rest: readonly string[]): Promise<T> {
    return JSON.parse((await this.asks(word, ...rest, '--json')).out);
  }

  async founds(...options: readonly string[]): Promise<void> {
    const named = ['--name', 'Club Cup', '--organiser', 'Olga', '--arbiter', 'Art', '--day', '2026-06-01'];
    await this.does('new', ...named, '--seed', 'published', ...options);
  }

  /** Entered from a list, teams in, checked in. */
  async gathers(...names: readonly string[]): Promise<void> {
    await this.does('register', '--from', this.written('names.txt', names.map((name) => `- ${name}\n`).join('')));
    const teams = names.map((name) => `Player: ${name}\n${TEAM}`).join('\n');
    await this.does('team', '--from', this.written('teams.txt', teams));
    await this.does('checkin', '--all', '--checked');
  }

  team(): string {
    return this.written('team.txt', TEAM);
  }

  async starts(): Promise<void> {
    await this.does('pair', '--publish', '--terrain');
    await this.does('clock', 'start', '--anyway');
  }
}
