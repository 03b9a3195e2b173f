import './forecast.css';
import type { Outlook } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { Icon } from '../look/Icon.tsx';
import { type Game, useGame } from './game.ts';
import type { Outlooks } from './outlook.ts';

interface Fact {
  readonly sign: string;
  readonly what: string;
  readonly hint?: string;
}

/** What it would mean if the planned base stood there. */
export function Forecast({ outlooks }: { readonly outlooks: Outlooks }) {
  const t = useMessages();
  const game = useGame();
  if (!outlooks.then || outlooks.viewer === null) return null;
  const facts = factsOf(outlooks.then, outlooks.now, game, t);
  return (
    <section class="forecast" aria-live="polite">
      <h2>
        <Icon name="plan" /> {t.play.ifHere(game.cast.named(outlooks.viewer))}
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

function factsOf(then: Outlook, now: Outlook | null, game: Game, t: Messages): Fact[] {
  return [
    ...engagement(then, game, t),
    ...sights(then, game, t),
    ...objectives(then, now, game, t),
    ...token(then, game, t),
  ];
}

function engagement({ engaged, enemies }: Outlook, { cast }: Game, { play }: Messages): Fact[] {
  const mine = new Set(enemies.map(({ name }) => name));
  const held = engaged.flat().filter((name, i, all) => mine.has(name) && all.indexOf(name) === i);
  return held.length > 0 ? [{ sign: 'engaged', what: play.engagedWith(held.map(cast.named).join(', ')) }] : [];
}

function sights({ enemies }: Outlook, { cast }: Game, { play }: Messages): Fact[] {
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
            hint: play.blockedBy([...new Set(hidden.map(({ blockedBy }) => blockedBy ?? ''))].join(', ')),
          },
        ]
      : []),
    ...(covered.length > 0
      ? [{ sign: 'cover', what: play.inCover(covered.map(({ name }) => cast.named(name)).join(', ')) }]
      : []),
  ];
}

/** Only what the plan changes. */
function objectives(then: Outlook, now: Outlook | null, { me }: Game, { play }: Messages): Fact[] {
  return then.objectives.flatMap((held) => {
    const before = now?.objectives.find(({ key }) => key === held.key);
    if (JSON.stringify(before) === JSON.stringify(held)) return [];
    const [mine, theirs] = me === 0 ? held.counts : [held.counts[1], held.counts[0]];
    const holder = held.holder === null ? play.nobodys : held.holder === me ? play.yours : play.theirs;
    return [{ sign: 'control', what: play.objective(held.key, mine, theirs, holder) }];
  });
}

function token({ token: to }: Outlook, { me, view }: Game, { play }: Messages): Fact[] {
  const { score } = view.open;
  if (to === null || score.mode !== 'standard' || to === score.token) return [];
  const space = me === 0 ? to : -to;
  return [{ sign: 'struggle', what: play.tokenThen(play.tokenAt(Math.abs(space), space > 0)) }];
}
