import './boards.css';
import './rule.css';
import { useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { useRulesWords } from '../i18n/rulesWords.ts';
import { openThread } from '../port/thread.ts';
import { go } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { RuleLink } from './RuleLink.tsx';
import { drawnIn, titleOf, usePositions } from './statements.ts';

interface DrawnPositionsProps {
  readonly names: readonly string[];
  readonly open?: ((id: string) => void) | undefined;
}

/** Positions that show a rule, drawn small. */
export function DrawnPositions({ names, open }: DrawnPositionsProps) {
  const w = useRulesWords();
  const positions = usePositions();
  if (!w || !positions || names.length === 0) return null;
  return (
    <section class="drawn-positions" data-drawn>
      <h3 class="cap">{w.onTable}</h3>
      {names.map((name) => (
        <DrawnPosition key={name} name={name} open={open} />
      ))}
    </section>
  );
}

interface DrawnPositionProps {
  readonly name: string;
  readonly open: ((id: string) => void) | undefined;
}

export function DrawnPosition({ name, open }: DrawnPositionProps) {
  const { language } = useSpeech();
  const w = useRulesWords();
  const position = usePositions()?.[name];
  const [refused, setRefused] = useState<string | null>(null);
  if (!w || !position) return null;
  const { title, about, lang } = titleOf(position, language);
  const play = async () => {
    try {
      go(['play', await playedOn(name, title)]);
    } catch (error) {
      setRefused((error as Error).message);
    }
  };
  return (
    <figure data-position={name}>
      {/* Drawn by the build from our own scenario files. */}
      <div
        role="img"
        aria-label={position.heard[language]}
        dangerouslySetInnerHTML={{ __html: drawnIn(position.board, language) }}
      />
      <figcaption>
        <b lang={lang}>{title}</b>
        {about && <small lang={lang}>{about}</small>}
        <span class="drawn-shows">
          {position.shows.map((id) => (
            <RuleLink key={id} id={id} open={open} />
          ))}
        </span>
        {position.plays ? (
          <button type="button" class="button" data-way="play-on" onClick={play}>
            <Icon name="next" /> {w.playOn}
          </button>
        ) : (
          <small>{w.onlyShown}</small>
        )}
        {refused !== null && (
          <span role="alert">
            {w.notOpened} <span lang="en">{refused}</span>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Saves the position as a game of two people at this screen; gives its id. */
async function playedOn(name: string, title: string): Promise<string> {
  const response = await fetch(`./rules/positions/${name}.json`);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const { engine, leave } = openThread();
  try {
    const start = {
      kind: 'position',
      text: await response.text(),
      players: ['person', 'person'],
      name: title,
    } as const;
    return (await engine.open(start)).playing.id;
  } finally {
    leave();
  }
}
