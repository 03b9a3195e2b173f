import type { AnswerSpec, DieKind, Face } from '@faultline/rules';
import { iconName } from '@faultline/text';
import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';

const FACES: Readonly<Record<DieKind, readonly Face[]>> = {
  attack: ['crit', 'strike', 'expertise', 'failure'],
  defense: ['block', 'expertise', 'failure'],
};

interface DiceEntryProps {
  readonly asks: Extract<AnswerSpec, { kind: 'dice' }>;
  readonly enter: (dice: readonly Face[]) => void;
}

/** Dice rolled by hand: a tap for each die that fell. */
export default function DiceEntry({ asks: { die, count }, enter }: DiceEntryProps) {
  const { play, words } = useMessages();
  const [dice, setDice] = useState<readonly Face[]>([]);
  const sign = (face: Face) => `${die === 'attack' ? 'atk' : 'def'}-${face}`;
  return (
    <div class="dice-entry">
      <p id="dice-entered" class="dice-entered">
        {dice.map((face, i) => (
          <Icon key={i} name={sign(face)} label={iconName(words.terms, face)} />
        ))}
        <span class="numbers">{play.diceEntered(dice.length, count)}</span>
      </p>
      {FACES[die].map((face) => (
        <button
          key={face}
          type="button"
          class="button"
          aria-describedby="dice-entered"
          disabled={dice.length >= count}
          onClick={() => setDice([...dice, face])}
        >
          <Icon name={sign(face)} /> {iconName(words.terms, face)}
        </button>
      ))}
      {dice.length > 0 && (
        <button type="button" class="button quiet" onClick={() => setDice(dice.slice(0, -1))}>
          {play.undo}
        </button>
      )}
      <button
        type="button"
        class="button filled"
        aria-describedby="dice-entered"
        disabled={dice.length < count}
        onClick={() => enter(dice)}
      >
        <Icon name="confirm" /> {play.confirm}
      </button>
    </div>
  );
}
