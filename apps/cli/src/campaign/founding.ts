// A new campaign: operations, players, Veterans and packs in one go.
import { randomBytes } from 'node:crypto';
import { SHEET } from '@faultline/cards';
import { apply, type Command, exportCampaign, foundCampaign } from '@faultline/campaign';
import { NotUnderstood } from '../command.ts';
import { momentOf } from '../event/desk.ts';
import { createRecord } from '../event/eventFile.ts';
import { type Given, show, type Word, word } from '../event/word.ts';
import { OPERATION_NAMES, operationCalled, veteranCalled } from './cards.ts';
import { taken } from './table.ts';

const options = {
  name: { type: 'string' },
  organizer: { type: 'string' },
  aggressor: { type: 'string' },
  sentinel: { type: 'string' },
  operations: { type: 'string' },
  'last-chance': { type: 'string' },
  veterans: { type: 'string' },
  packs: { type: 'string' },
  seed: { type: 'string' },
  'no-last-chance-after-final': { type: 'boolean' },
  at: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const USUAL = {
  operations: 'trigger-a-chain-reaction,crash-landing,jail-break',
  lastChance: 'foil-the-heist',
  veterans: 'lord-maul,general-anakin-skywalker',
};

const help = `  --name NAME        name of the campaign
  --aggressor NAME   who is the Aggressor in every operation (Aggressor)
  --sentinel NAME    who is the Sentinel (Sentinel)
  --organizer NAME   who keeps the record and makes every entry without --as (the Aggressor)
  --operations A,B,C the three Campaign Operations in order, of ${OPERATION_NAMES}
                     (${USUAL.operations})
  --last-chance D    the Last Chance Operation (${USUAL.lastChance})
  --veterans V,W     the Veterans of Aggressor and Sentinel: Primary or Secondary Units
                     (${USUAL.veterans})
  --packs P,Q        their Advantage Packs (veteran-operative,savvy-guard)
  --seed TEXT        seed of all unlock rolls
  --no-last-chance-after-final
                     a first defeat in the third operation ends the campaign (CP-R-01)`;

const common = `  --at TIME          when (default: now)
  --json             the answer as JSON
  --help             this text`;

export const create: Word = word(
  {
    name: 'new',
    of: 'campaign',
    summary: 'create a campaign',
    about: 'Creates a campaign file with everything that is chosen before the first operation.',
    help,
    example: 'new war.json --name "Our War" --aggressor Ana --sentinel Ben --veterans "Lord Maul,Captain Rex"',
  },
  options,
  common,
  async (path, given, { at }) => {
    const moment = momentOf(at);
    const founded = taken(foundCampaign(foundingIn(given), moment));
    let { campaign } = founded;
    const { organiser } = campaign.state.founding;
    const notes = [];
    for (const command of await choicesIn(
      given,
      campaign.state.players.map(({ person }) => person),
    )) {
      const done = taken(apply(campaign, { by: organiser.person, at: moment, why: '', command }));
      notes.push(...done.notes);
      campaign = done.campaign;
    }
    createRecord(path, exportCampaign(campaign));
    const { name, seed } = campaign.state.founding;
    if (given.has('json')) show({ entries: campaign.log.length, seed, notes });
    else
      console.log(
        [`${name} is created; its seed is ${seed}.`, ...notes.map(({ says }) => says), NOT_INCLUDED].join('\n'),
      );
    return 0;
  },
);

export const NOT_INCLUDED =
  'What the printed Advantages do is not included: unlocking and recording them is, and an active one you apply yourselves.';

function foundingIn(given: Given) {
  given.none();
  const person = (name: string) => ({ person: name.trim(), name: name.trim() });
  const aggressor = person(given.text('aggressor') ?? 'Aggressor');
  const sentinel = person(given.text('sentinel') ?? 'Sentinel');
  const name = given.text('name')?.trim();
  if (!name) throw new NotUnderstood('Missing --name.');
  const organizer = given.text('organizer');
  return {
    id: name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
    name,
    organiser: organizer === undefined ? aggressor : person(organizer),
    players: [aggressor, sentinel] as const,
    seed: given.text('seed') ?? randomBytes(8).toString('hex'),
    sheet: SHEET,
    packs: [],
    lastChanceAfterFinal: !given.has('no-last-chance-after-final'),
  };
}

async function choicesIn(
  given: Given,
  [aggressor = '', sentinel = '']: readonly string[],
): Promise<readonly Command[]> {
  const operations = (given.text('operations') ?? USUAL.operations).split(',').map(operationCalled);
  const [one = '', other = ''] = pairIn('veterans', given.text('veterans') ?? USUAL.veterans);
  const [first = '', second = ''] = pairIn('packs', given.text('packs') ?? 'veteran-operative,savvy-guard');
  return [
    { kind: 'chooseOperations', operations },
    { kind: 'chooseLastChance', operation: operationCalled(given.text('last-chance') ?? USUAL.lastChance) },
    { kind: 'assignRoles', aggressor },
    { kind: 'chooseVeteran', player: aggressor, unit: await veteranCalled(one) },
    { kind: 'chooseVeteran', player: sentinel, unit: await veteranCalled(other) },
    { kind: 'choosePack', player: aggressor, pack: first },
    { kind: 'choosePack', player: sentinel, pack: second },
    { kind: 'confirm', player: aggressor },
    { kind: 'confirm', player: sentinel },
  ];
}

function pairIn(option: string, text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2)
    throw new NotUnderstood(`--${option} takes two, the Aggressor's first, with a comma between.`);
  return parts;
}
