import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { useLookBackWords } from '../i18n/lookBackWords.ts';
import { useSavesWords } from '../i18n/savesWords.ts';
import { Hint } from '../ui/Hint.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';
import { useGame } from '../game/game.ts';
import type { LocalGame } from '../port/localGame.ts';
import { seatsOf } from '../port/port.ts';
import { Choice } from '../shell/Choice.tsx';
import { go } from '../shell/route.ts';
import { sidesOf } from '../saves/nameOf.ts';
import type { Refusal } from '../saves/refusal.ts';
import { WhyRefused } from '../saves/WhyRefused.tsx';
import { useSettings } from '../shell/settings.ts';

interface GoOnProps {
  readonly version: number;
  readonly branch: LocalGame['branch'];
}

/** Goes on from this moment in a game of its own; the one that is looked at stays as it is. */
export function GoOnFrom(props: GoOnProps) {
  const lookBack = useLookBackWords();
  const { view } = useGame();
  const face = (
    <>
      <Icon name="plan" /> <span>{lookBack.goOn}</span>
    </>
  );
  if (view.open.result)
    return (
      <Hint kind="button" closed label={lookBack.goOn} mark={{ 'data-way': 'go-on' }} face={face}>
        {lookBack.overHere}
      </Hint>
    );
  return (
    <SheetButton
      title={lookBack.goOn}
      kind="button filled"
      face={face}
      mark={{ 'data-way': 'go-on' }}
      sheet="go-on-sheet"
    >
      <NewGame {...props} />
    </SheetButton>
  );
}

const WHO = ['computer', 'two'] as const;
const SIDES = ['0', '1'] as const;

function NewGame({ version, branch }: GoOnProps) {
  const { shell, play } = useMessages();
  const saves = useSavesWords();
  const lookBack = useLookBackWords();
  const { settings } = useSettings();
  const { playing, view, me } = useGame();
  const { turn } = view.open;
  const [a, b] = sidesOf(playing.teams, play);
  const [name, setName] = useState(`${turn === 0 ? play.settingUp : play.turn(turn)} · ${shell.against(a, b)}`);
  const [who, setWho] = useState<(typeof WHO)[number]>(seatsOf(playing.players).length === 2 ? 'two' : 'computer');
  const [side, setSide] = useState<(typeof SIDES)[number]>(me === 0 ? '0' : '1');
  const [refused, setRefused] = useState<Refusal | null>(null);
  const players = () => {
    if (who === 'two') return ['person', 'person'] as const;
    return side === '0' ? (['person', settings.opponent] as const) : ([settings.opponent, 'person'] as const);
  };
  const begin = () =>
    branch(version, players(), name).then(
      (id) => go(['play', id]),
      (error: Error) => setRefused(error),
    );
  if (!saves) return null;
  return (
    <>
      <h2>{lookBack.goOn}</h2>
      <p class="sheet-hint">{lookBack.goOnHint}</p>
      <label class="go-on-name">
        {saves.name}
        <input type="text" maxLength={60} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <Choice title={saves.who} values={WHO} names={saves.whos} chosen={who} choose={setWho} />
      {who === 'computer' && (
        <Choice title={lookBack.side} values={SIDES} names={{ 0: a, 1: b }} chosen={side} choose={setSide} />
      )}
      {refused !== null && (
        <p role="alert" class="go-on-refused">
          <Icon name="warning" /> {lookBack.refused} <WhyRefused refusal={refused} />
        </p>
      )}
      <p class="sheet-ways">
        <button type="button" class="button filled" data-way="begin" onClick={() => void begin()}>
          {lookBack.begin} <Icon name="next" />
        </button>
      </p>
    </>
  );
}
