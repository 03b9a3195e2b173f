// Plays random battles of the rival to their ends for so many seconds of processor time, and tells how many as JSON.

import pokemon from 'pokemon-showdown';

const { Battle, Teams } = pokemon;
const FORMAT = 'gen9randombattle';
const SIDES = ['p1', 'p2'];
const [, , seconds = '5', warmUp = '2'] = process.argv;

const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

/** Every choice the request allows for one active creature, or for replacing one that is gone. */
function choicesFor(request) {
  const bench = request.side.pokemon
    .map((each, i) => ({ ...each, slot: i + 1 }))
    .filter(({ active, condition }) => !active && !condition.endsWith(' fnt'));
  const switches = bench.map(({ slot }) => `switch ${slot}`);
  if (request.forceSwitch) return switches.length > 0 ? switches : ['pass'];
  const [active] = request.active ?? [];
  if (!active) return ['default'];
  const moves = active.moves.map((move, i) => ({ ...move, slot: i + 1 })).filter(({ disabled }) => !disabled);
  return [...moves.map(({ slot }) => `move ${slot}`), ...(active.trapped ? [] : switches)];
}

function playBattle() {
  const battle = new Battle({ formatid: FORMAT });
  for (const side of SIDES) battle.setPlayer(side, { name: side, team: Teams.generate(FORMAT) });
  let choices = 0;
  while (!battle.ended && battle.turn < 1000) {
    for (const side of SIDES) {
      const { activeRequest } = battle[side];
      if (battle.ended || !activeRequest || activeRequest.wait || battle[side].isChoiceDone()) continue;
      choices += 1;
      if (!battle.choose(side, oneOf(choicesFor(activeRequest)))) battle.choose(side, 'default');
    }
  }
  return choices;
}

function play(limit) {
  const start = spent();
  let battles = 0;
  let choices = 0;
  while (spent() - start < limit) {
    choices += playBattle();
    battles += 1;
  }
  return { games: battles, decisions: choices, seconds: spent() - start };
}

play(Number(warmUp));
console.log(JSON.stringify(play(Number(seconds))));
