import { counted } from '@faultline/text/en/plural';
import {
  type EventState,
  nameOf,
  posted,
  type Reason,
  type StandingsChange,
  standingsChanges,
  standingsOf,
  whyThesePairings,
} from '@faultline/tournament';
import { NotUnderstood } from '../command.ts';
import { sentenceOf } from './desk.ts';
import { wrapped } from '../page.ts';
import { nameOfRound } from './pairings.ts';
import { playerCalled, roundOf, stageOf } from './people.ts';
import { figuresInWords, roundOptions, standingsJson } from './standings.ts';
import { lookWord } from './word.ts';

export const explain = lookWord({
  name: 'explain',
  summary: 'explain pairings and standings',
  takes: '[NAME ...]',
  about: `Shows groups, floats, bye and rematches of a round, how every player's figures were calculated, and what later
corrections changed in posted standings. With names: only those players' figures.`,
  options: { ...roundOptions, pairings: { type: 'boolean' } },
  help: `  --pairings   only why these pairings
  --round N    this round and the standings after it; the latest unless told otherwise
  --stage N    1 the Swiss rounds, 2 the cut; default: the current one`,
  example: 'explain cup.json --round 2\nexplain cup.json Ana Ben',
  looks(state, given) {
    const stage = stageOf(state, given.text('stage'));
    const round = roundOf(stage, given.text('round'));
    const players = given.names.map((name) => playerCalled(state, name));
    const onlyPairings = given.has('pairings');
    if (onlyPairings && players.length > 0)
      throw new NotUnderstood('--pairings covers all players and cannot be combined with names.');
    const now = standingsOf(state, stage, round.n);
    const isMeant = ({ player }: { readonly player: string }): boolean =>
      !onlyPairings && (players.length === 0 || players.includes(player));
    const reasons = players.length > 0 ? [] : whyThesePairings(state, stage, round);
    const changes = round.posted.length === 0 ? [] : standingsChanges(round.posted, posted(now)).filter(isMeant);
    const parts = [
      pairingsPart(`${nameOfRound(stage, round)}: why these pairings`, reasons),
      ...now.filter(isMeant).map((row) => figuresInWords(state, row)),
      changesPart(state, changes),
    ];
    return {
      says: parts.filter((part) => part !== '').join('\n\n'),
      json: {
        stage: stage.n,
        round: round.n,
        pairings: reasons,
        rows: standingsJson(state, stage, round.n).filter(isMeant),
        changedSincePosted: changes,
      },
    };
  },
});

function pairingsPart(heading: string, reasons: readonly Reason[]): string {
  return reasons.length === 0 ? '' : [heading, ...reasons.map(sentenceOf)].join('\n');
}

function changesPart(state: EventState, changes: readonly StandingsChange[]): string {
  if (changes.length === 0) return '';
  const figures = (row: StandingsChange['before']): string => {
    if (row === null) return 'not listed';
    const { rank, ep, sc, sos, w } = row;
    return [`rank ${rank ?? '-'}`, counted(ep, 'point'), counted(sc, 'card'), sos, counted(w, 'Wound')].join(', ');
  };
  const lines = changes.map(({ player, before, after }) => {
    return wrapped(`${nameOf(state, player)}: ${figures(before)}; now ${figures(after)}`);
  });
  return ['Changed since these standings were posted', ...lines].join('\n');
}
