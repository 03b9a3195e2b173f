import type { Game } from '../game/game.ts';

/** Sets up the rest of a player's squad wherever the rules suggest, one character after the other. */
export async function placeRest({ port, moment, me }: Game): Promise<void> {
  let { view, version } = moment;
  while (view.open.decision?.step === 'setup.place' && view.open.decision.seat === me) {
    const [option] = view.open.decision.options;
    const answer = option && (await port.suggest(option.id));
    if (!answer) return;
    const sent = await port.send(me, { do: 'answer', version, answer });
    if ('refused' in sent) return;
    ({ view, version } = await port.since(version));
  }
}
