import './clock.css';
import type { DieFace } from '@faultline/tournament';
import { Icon } from '../../ui/Icon.tsx';
import { useDeskWords } from '../../i18n/deskWords.ts';

const SIGNS: Readonly<Record<DieFace, string>> = {
  critical: 'atk-crit',
  strike: 'atk-strike',
  expertise: 'atk-expertise',
  failure: 'atk-failure',
};

/** The five dice for extra minutes: outlines until they are rolled. */
export function Dice({ faces }: { readonly faces: readonly DieFace[] }) {
  const w = useDeskWords();
  const minutes = faces.filter((face) => face === 'critical' || face === 'strike').length;
  return (
    <div class="desk-dice">
      <span>{faces.length === 0 ? w.diceToCome : w.diceGave(minutes)}</span>
      <span class="desk-dice-row">
        {faces.length === 0
          ? [0, 1, 2, 3, 4].map((n) => (
              <svg key={n} class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M8 2h8l6 6v8l-6 6H8l-6-6V8z" class="desk-die" />
              </svg>
            ))
          : faces.map((face, n) => <Icon key={n} name={SIGNS[face]} label={w.faces[face]} />)}
      </span>
    </div>
  );
}
