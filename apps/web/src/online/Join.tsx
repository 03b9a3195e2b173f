import type { Posts200, Someone } from '@faultline/host/wire';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { type Answered, post } from '../port/api.ts';
import { addressOf, go } from '../shell/route.ts';
import { Facts } from './Facts.tsx';
import { NameForm } from './NameForm.tsx';
import { Framed } from './Framed.tsx';
import { asGuest } from './guest.ts';
import { Told } from './Told.tsx';

interface JoinProps {
  readonly code: string;
  readonly words: OnlineWords;
  readonly person: Someone | null;
  readonly known: (person: Someone) => void;
}

type Looked = Answered<Posts200['look']>;

/** The link to a seat: whom it is from, and what is played. Only who confirms has used it up. */
export function Join({ code, words, person, known }: JoinProps) {
  const { links: w, faults } = words;
  const [looked, setLooked] = useState<Looked | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    const look = async (): Promise<Looked> =>
      /^[\w-]{43}$/.test(code) ? post('look', { code }) : { fault: 'link-unknown' };
    void look().then((answer) => here && setLooked(answer));
    return () => {
      here = false;
    };
  }, [code, person?.id]);
  if (!looked) return <Framed title={words.title}>{w.checking}</Framed>;
  if ('fault' in looked)
    return (
      <Framed title={words.title}>
        <Told
          title={
            looked.fault === 'link-expired' ? w.expired : looked.fault === 'link-unknown' ? w.unknown : words.title
          }
          hint={looked.fault === 'link-unknown' ? w.unknownHint : faults[looked.fault]}
        >
          {looked.game && <Watch words={words} game={looked.game} />}
          <ToMeet words={words} />
        </Told>
      </Framed>
    );
  const { game, used, you, by, terms, status } = looked.value;
  const take = async () => {
    const taken = await post('take', { code });
    if ('value' in taken) go(['online', game], true);
    else setFault(faults[taken.fault]);
  };
  if (you !== null)
    return (
      <Framed title={words.title}>
        <Told title={used ? w.toGame : w.own} {...(!used && { hint: w.ownHint })}>
          <a class="button filled" data-way="to-game" href={addressOf('online', game)}>
            {w.toGame}
          </a>
        </Told>
      </Framed>
    );
  if (used || status === 'closed')
    return (
      <Framed title={words.title}>
        <Told
          title={used ? w.used : words.faults.closed}
          {...(used && { hint: terms.watch ? w.usedHint : w.notYoursHint })}
        >
          {used && terms.watch && <Watch words={words} game={game} />}
          <ToMeet words={words} />
        </Told>
      </Framed>
    );
  return (
    <Framed title={words.title}>
      <section class="panel online-panel">
        <h2>{w.invites(by)}</h2>
        <Facts words={words} terms={terms} />
        {person ? (
          <p class="online-ways">
            <button type="button" class="button filled" data-way="sit" onClick={() => void take()}>
              {w.sit}
            </button>
          </p>
        ) : (
          <NameForm words={words} name="" go={words.name.go} save={(name) => asGuest(name, words, known)} />
        )}
        {fault !== null && (
          <p class="online-fault" role="alert">
            {fault}
          </p>
        )}
      </section>
    </Framed>
  );
}

export const ToMeet = ({ words }: { readonly words: OnlineWords }) => (
  <a class="button" href={addressOf('online')}>
    {words.links.toMeet}
  </a>
);

const Watch = ({ words, game }: { readonly words: OnlineWords; readonly game: string }) => (
  <a class="button filled" data-way="watch" href={addressOf('watch', game)}>
    {words.links.watch}
  </a>
);
