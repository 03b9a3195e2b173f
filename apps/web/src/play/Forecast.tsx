import './forecast.css';
import { useMessages } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Preview } from '../port/queries.ts';
import { type Game, useGame } from '../game/game.ts';
import { heldIn } from '../table/held.ts';
import type { Prospects } from '../table/prospects.ts';

interface Fact {
  readonly sign: string;
  readonly what: string;
  readonly hint?: string;
}

/** What it would mean if the planned base stood there. */
export default function Forecast({ prospects }: { readonly prospects: Prospects }) {
  const t = useMessages();
  const game = useGame();
  if (!prospects.then || prospects.viewer === null) return null;
  const facts = factsOf(prospects.then, prospects.now, game, t);
  return (
    <section class="forecast" aria-live="polite">
      <h2>
        <Icon name="plan" /> {t.play.ifHere(game.cast.named(prospects.viewer))}
      </h2>
      <ul>
        {facts.map(({ sign, what, hint }) => (
          <li key={sign}>
            <Icon name={sign} />
            <span>
              {what}
              {hint && <small>{hint}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(then: Preview, now: Preview | null, game: Game, t: Messages): Fact[] {
  return [
    ...engagement(then, game, t),
    ...sights(then, game, t),
    ...controlFacts(then, now, game, t),
    ...token(then, game, t),
  ];
}

function engagement({ engaged, enemies }: Preview, { cast }: Game, { play }: Messages): Fact[] {
  const mine = new Set(enemies.map(({ name }) => name));
  const held = engaged.flat().filter((name, i, all) => mine.has(name) && all.indexOf(name) === i);
  return held.length > 0
    ? [{ sign: 'engaged', what: play.engagedWith(held.map((name) => cast.named(name)).join(', ')) }]
    : [];
}

function sights({ enemies }: Preview, { cast }: Game, { play }: Messages): Fact[] {
  const near = enemies.filter(({ range }) => range !== null);
  const seen = near.filter((enemy) => enemy.seen);
  const hidden = near.filter((enemy) => !enemy.seen);
  const covered = seen.filter(({ cover }) => cover !== null);
  const beyond = enemies.length - near.length;
  const named = (some: typeof enemies) => some.map(({ name, range }) => `${cast.named(name)} (R${range})`).join(', ');
  return [
    {
      sign: 'los',
      what: seen.length > 0 ? play.sees(named(seen)) : play.seesNobody,
      ...(beyond > 0 ? { hint: play.beyond(beyond) } : {}),
    },
    ...(hidden.length > 0
      ? [
          {
            sign: 'los-blocked',
            what: play.notSeen(hidden.map(({ name }) => cast.named(name)).join(', ')),
            hint: play.blockedBy([...new Set(hidden.map(({ blockedBy }) => cast.named(blockedBy ?? '')))].join(', ')),
          },
        ]
      : []),
    ...(covered.length > 0
      ? [{ sign: 'cover', what: play.inCover(covered.map(({ name }) => cast.named(name)).join(', ')) }]
      : []),
  ];
}

/** How objectives are held, as far as the plan changes it. */
export function controlFacts(then: Preview, now: Preview | null, { me }: Pick<Game, 'me'>, { play }: Messages): Fact[] {
  return heldIn(then).flatMap((held) => {
    const before = heldIn(now).find(({ key }) => key === held.key);
    if (JSON.stringify(before) === JSON.stringify(held)) return [];
    const [mine, theirs] = me === 0 ? held.counts : [held.counts[1], held.counts[0]];
    const holder = held.holder === null ? play.nobodys : held.holder === me ? play.yours : play.theirs;
    return [{ sign: 'control', what: play.objective(held.key, mine, theirs, holder) }];
  });
}

function token({ ending }: Preview, { me }: Game, { play }: Messages): Fact[] {
  if (!ending || ending.token.to === ending.token.from) return [];
  const { to } = ending.token;
  const space = me === 0 ? to : -to;
  return [{ sign: 'struggle', what: play.tokenThen(play.tokenAt(Math.abs(space), space > 0)) }];
}
