import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isRefused, Stream } from '@faultline/tournament/record';
import { rolledAt } from '../src/acts/preparing.ts';
import { exportCampaign, importCampaign } from '../src/file/file.ts';
import { verifyCampaign } from '../src/file/verify.ts';
import { recordSheet } from '../src/show/sheet.ts';
import { randomCampaign } from './randomCampaign.ts';
import { ANA, BEN, Table } from './table.ts';

const sentence = (text: string): string => {
  const answer = importCampaign(text);
  return isRefused(answer) ? (answer.refused[0]?.says ?? '') : '';
};

describe('a campaign file', () => {
  it('says what is wrong with one that is none', () => {
    expect(sentence('hello')).toBe('This is not a campaign file, or it is incomplete.');
    expect(sentence('{"format":"chess","version":1,"log":[]}')).toContain('format should be one of faultline-campaign');
    expect(sentence('{"format":"faultline-campaign","version":1,"log":[]}')).toBe(
      'The campaign file does not begin with the creation of a campaign.',
    );
    expect(sentence(' '.repeat(6_000_000))).toContain('far longer');
  });

  it('of the first version still opens, verifies and adds up to the same', () => {
    const text = readFileSync(new URL('files/version1.json', import.meta.url), 'utf8');
    const read = importCampaign(text);
    if (isRefused(read)) throw new Error(read.refused[0]?.says);
    expect(verifyCampaign(read.campaign)).toEqual({ checked: 2, differences: [], letters: 'BBLWTQFL' });
    expect(recordSheet(read.campaign.state)).toMatchObject({ course: '1S LS', victory: 'lockdown' });
    expect(JSON.parse(exportCampaign(read.campaign))).toEqual(JSON.parse(text));
  });

  it('[CP-R-27] whose rolls name their step opens, verifies and adds up to the same', () => {
    const text = readFileSync(new URL('files/steps.json', import.meta.url), 'utf8');
    const read = importCampaign(text);
    if (isRefused(read)) throw new Error(read.refused[0]?.says);
    expect(verifyCampaign(read.campaign)).toMatchObject({ checked: 5, differences: [] });
    expect(recordSheet(read.campaign.state)).toMatchObject({ course: '1A 2S LA 3S', victory: 'lockdown' });
    expect(JSON.parse(exportCampaign(read.campaign))).toEqual(JSON.parse(text));
  });

  it('[CP-R-27] of the first version rolls by its entries and goes on with rolls of today', () => {
    const { log, ...file } = JSON.parse(readFileSync(new URL('files/version1.json', import.meta.url), 'utf8'));
    const roll = log.findIndex(({ outcome }: { readonly outcome?: object }) => outcome !== undefined);
    const begun = importCampaign(JSON.stringify({ ...file, letters: undefined, log: log.slice(0, roll + 1) }));
    if (isRefused(begun)) throw new Error(begun.refused[0]?.says);
    const table = new Table();
    table.campaign = begun.campaign;
    const { by, command } = begun.campaign.log[roll] as (typeof begun.campaign.log)[number];
    table.now = begun.campaign.log.at(-1)?.at ?? 0;
    table.does({ kind: 'undo', entry: roll }, by).does(command, by);
    expect(table.campaign.log.at(-1)?.outcome).toMatchObject({ before: 2 });
    expect(verifyCampaign(table.campaign)).toMatchObject({ checked: 2, differences: [] });
  });

  it('[CP-R-27] a roll given to another step is refused, and one without a step after one with it is found', () => {
    const { campaign } = new Table()
      .begins()
      .course('1A')
      .bringsTeams()
      .does({ kind: 'pickTier', player: ANA, tier: 1 });
    const text = exportCampaign(campaign).replace(/"letters": "[A-Z]+",/, '');
    expect(sentence(text.replace('"before": 2', '"before": 3'))).toContain('belong before operation 3');
    const last = campaign.log.at(-1) as (typeof campaign.log)[number];
    const bare = { ...last, n: last.n + 1, outcome: { dice: rolledAt('seed', last.n + 1) } };
    const found = verifyCampaign({ ...campaign, log: [...campaign.log, bare] }).differences;
    expect(found.map(({ code, rule }) => [code, rule])).toContainEqual(['differs', 'CP-R-27']);
  });

  it('says which entry cannot have happened', () => {
    const text = exportCampaign(new Table().begins().course('1A').campaign).replace(/"letters": "[A-Z]+",/, '');
    expect(sentence(text.replace('"slot": 1', '"slot": 2'))).toContain('(enterResult) cannot have happened');
  });

  it('misses acts that were cut off', () => {
    const { campaign } = new Table().begins().course('1A');
    const file = JSON.parse(exportCampaign(campaign));
    expect(sentence(JSON.stringify({ ...file, log: file.log.slice(0, -1) }))).toContain('acts are missing at its end');
  });

  it('[CP-R-27] dice changed in a file are found', () => {
    const { campaign } = new Table()
      .begins()
      .course('1A')
      .bringsTeams()
      .does({ kind: 'pickTier', player: ANA, tier: 1 });
    const last = campaign.log.at(-1);
    if (last?.outcome === undefined) throw new Error('no dice');
    const dice = last.outcome.dice.map((face) => (face === 'block' ? 'failure' : 'block')) as typeof last.outcome.dice;
    const forged = { ...campaign, log: [...campaign.log.slice(0, -1), { ...last, outcome: { dice } }] };
    expect(verifyCampaign(forged).differences.map(({ code }) => code)).toEqual(['altered', 'differs']);
  });

  it('ten thousand damaged files: each reads as a campaign or says in a sentence why not', () => {
    const text = exportCampaign(randomCampaign(7).campaign);
    const stream = new Stream('damage', 'file');
    for (let i = 0; i < 10_000; i += 1) {
      const at = stream.below(text.length);
      const damaged = [
        text.slice(0, at) + text.slice(at + 1 + stream.below(20)),
        text.slice(0, at) + 'x{]"0,'[stream.below(6)] + text.slice(at + 1),
        text.slice(0, at) + text.slice(0, stream.below(60)) + text.slice(at),
        text.slice(0, at),
      ][i % 4] as string;
      const answer = importCampaign(damaged);
      if (isRefused(answer)) expect(answer.refused[0]?.says.length).toBeGreaterThan(20);
      else expect(answer.campaign.log.length).toBeGreaterThan(0);
    }
  });
});

describe('undo', () => {
  it('is refused while later acts depend on it, and names the first of them', () => {
    const table = new Table().begins().course('1A 2A');
    const result = table.campaign.log.findIndex(({ command }) => command.kind === 'enterResult');
    expect(table.refuses({ kind: 'undo', entry: result })[0]).toMatchObject({ code: 'dependedOn' });
  });

  it('of a result takes the campaign back before it, and the course may be another', () => {
    const table = new Table().begins().course('1A').does({ kind: 'undo', entry: 12 });
    expect(table.state).toMatchObject({ phase: 'playing', coming: { slot: 1 } });
    expect(table.plays('sentinel').state.coming?.slot).toBe('L');
  });

  it('is for one’s own acts, and for the organizer', () => {
    const table = new Table().begins();
    table.bringsTeams();
    table.does({ kind: 'enterResult', slot: 1, result: { winner: 'aggressor', how: 'stage' } }, ANA);
    const entry = table.campaign.log.length - 1;
    expect(table.refuses({ kind: 'undo', entry }, BEN)[0]?.code).toBe('notYours');
    expect(table.refuses({ kind: 'undo', entry }, ANA)).toEqual([]);
    expect(table.refuses({ kind: 'undo', entry })).toEqual([]);
    expect(table.refuses({ kind: 'undo', entry: 0 })[0]?.code).toBe('noEntry');
  });

  it('undone twice is refused; an undo can be undone', () => {
    const table = new Table().begins().course('1A').does({ kind: 'undo', entry: 12 });
    expect(table.refuses({ kind: 'undo', entry: 12 })[0]?.code).toBe('alreadyUndone');
    expect(table.does({ kind: 'undo', entry: table.campaign.log.length - 1 }).state.played).toHaveLength(1);
  });
});
