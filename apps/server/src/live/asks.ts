import { type AskKind, type AskOf, MOST, SPOKEN } from '@faultline/host/wire';
import { RULES_VERSION, type Seat } from '@faultline/rules';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';
import { spoken } from '../talk/words.ts';
import { claimFlag } from './clocks.ts';
import { makeOffer, replyTo } from './offering.ts';
import type { Line } from '../lines/line.ts';

type Answers = { readonly [K in AskKind]: (house: House, line: Line, ask: AskOf<K>) => Promise<void> };

/** What is done with each thing that can be said. What is not here cannot be asked. */
export const ANSWERS: Answers = {
  async hello({ now }, line, { protocol, rules }) {
    if (!SPOKEN.includes(protocol)) {
      line.tell('refused', { of: 'hello', why: 'protocol' });
      return line.close('protocol');
    }
    line.speaks = protocol;
    line.tell('welcome', { protocol, speaks: SPOKEN, rules: RULES_VERSION, person: line.person, now: now() });
    if (rules !== undefined && rules !== RULES_VERSION) line.tell('notice', { notice: 'upgrade' });
  },

  async join(house, line, { g, since, as }) {
    const row = await house.row(g);
    const sits = await house.seatOf(g, line.person);
    const seat = as === 'spectator' ? null : sits;
    if (seat === null && as === 'seat') throw new Refused('not-seated');
    if (seat === null && row.head.terms.watch === null) throw new Refused('no-spectators');
    if (!line.joined.has(g) && line.joined.size >= MOST.joined) throw new Refused('too-many');
    house.leave(line, g);
    if (!line.isOpen) return;
    if (row.status === 'waiting' || row.status === 'closed') {
      house.lines.join(line, line.listener(g, seat));
      return house.tell({ what: 'meeting', of: g });
    }
    await house.tellGame(line, row, seat, since);
    house.presenceChanged(g);
  },

  async leave(house, line, { g }) {
    house.leave(line, g);
    await house.left(g);
  },

  async bring(house, line, { g, team, ready }) {
    await house.meetings.bring(g, seatAt(line, g), team, ready);
    house.tell({ what: 'meeting', of: g });
  },

  async seal(house, line, { g, round, value }) {
    await house.meetings.seal(g, seatAt(line, g), round, value);
    house.tell({ what: 'meeting', of: g });
  },

  async open(house, line, { g, round, value }) {
    const begun = await house.meetings.open(g, seatAt(line, g), round, value);
    house.tell({ what: begun ? 'begun' : 'meeting', of: g });
  },

  async reseal(house, line, { g, round }) {
    seatAt(line, g);
    await house.meetings.sealAgain(g, round);
    house.tell({ what: 'meeting', of: g });
  },

  async entry(house, line, { g, id, segment, entry }) {
    const seat = seatAt(line, g);
    const game = await house.game(g);
    if (segment !== game.segment) throw new Refused('other-segment');
    const verdict = await house.send(game, id, seat, entry, null, () => {
      if (game.clock.stopped !== null && entry.do === 'answer') throw new Refused('paused');
    });
    const { version } = verdict;
    if ('refused' in verdict) throw new Refused(verdict.refused.why, { reasons: verdict.refused.reasons, version });
    line.tell('ok', { g, id, version, ...(verdict.again && { again: true }) });
  },

  async claim(house, line, { g, id }) {
    const version = await claimFlag(house, await house.game(g), seatAt(line, g), id);
    line.tell('ok', { g, id, version });
  },

  async offer(house, line, ask) {
    await makeOffer(house, line, seatAt(line, ask.g), ask);
  },

  async reply(house, line, ask) {
    await replyTo(house, seatAt(line, ask.g), ask);
  },

  async say(house, line, { g, id, phrase, text }) {
    const joined = line.joined.get(g);
    if (!joined || !line.person) throw new Refused(joined ? 'nobody' : 'not-joined');
    const { seat } = joined;
    const free = text === undefined ? '' : spoken(text);
    if ((phrase === undefined) === (free === '')) throw new Refused('malformed', { detail: 'A phrase, or a text.' });
    if (free !== '' && (seat === null || !(await house.words.wishes(g))[seat].bothFreeText))
      throw new Refused('text-not-allowed');
    const { id: person } = line.person;
    const said = { id, by: seat ?? ('spectator' as const), name: await house.people.nameOf(person) };
    await house.words.say(g, person, { ...said, ...(phrase ? { phrase } : { text: free }) });
    line.tell('ok', { g, id });
    house.tell({ what: 'said', of: g, id });
  },

  async wish(house, line, { t: _, g, ...wanted }) {
    await house.words.wish(g, seatAt(line, g), wanted);
    house.tell({ what: 'wishes', of: g });
  },

  async ping({ now }, line, { n }) {
    line.tell('pong', { n, now: now() });
  },
};

/** From the connection, whatever is said on it. */
function seatAt(line: Line, g: string): Seat {
  const joined = line.joined.get(g);
  if (!joined) throw new Refused('not-joined');
  if (joined.seat === null) throw new Refused('not-seated');
  return joined.seat;
}
