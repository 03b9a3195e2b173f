import type { Character, Open, Unit } from '@faultline/rules';
import { useMessages } from '../i18n/language.ts';
import { type Game, useGame } from '../game/game.ts';
import { heldIn } from './held.ts';
import { memo } from '../ui/memo.ts';
import type { Preview } from '../port/queries.ts';

/** The table in words, for those who do not look at it: who stands where, in which state, and how objectives stand. */
const TableText = memo(({ now }: { readonly now: Preview | null }) => {
  const t = useMessages();
  const game = useGame();
  const { characters, units, objectives } = game.view.open;
  const tied = now?.engaged ?? [];
  return (
    <section class="unseen" aria-label={t.play.tableText}>
      <ul>
        {characters.map((character) => {
          const unit = units[character.unit];
          return character.onTable && unit ? (
            <li key={character.id}>{sentenceOf(character, unit, tied, game, t)}</li>
          ) : null;
        })}
        {heldIn(now).map(({ key, counts, holder }) => {
          const objective = objectives.find((each) => each.key === key);
          const [mine, theirs] = game.me === 0 ? counts : [counts[1], counts[0]];
          const whose = holder === null ? t.play.nobodys : holder === game.me ? t.play.yours : t.play.theirs;
          return (
            <li
              key={key}
            >{`${t.play.objective(key, mine, theirs, whose)}. ${objective ? placeOf(objective, game, t) : ''}`}</li>
          );
        })}
      </ul>
    </section>
  );
});

export default TableText;

type T = ReturnType<typeof useMessages>;

function sentenceOf(
  character: Character,
  unit: Unit,
  tied: readonly (readonly [string, string])[],
  game: Game,
  t: T,
): string {
  const { play, words } = t;
  const { cast, me } = game;
  const name = cast.character(character.id);
  const others = tied
    .filter((pair) => pair.map((each) => cast.named(each)).includes(name))
    .flat()
    .map((each) => cast.named(each));
  return [
    `${name} (${unit.seat === me ? play.yours : play.theirs})`,
    placeOf(character, game, t),
    unit.wounded > 0 ? play.wounded : '',
    ...unit.conditions.map((condition) => words.terms.conditions[condition]),
    unit.hunker > 0 ? `${play.hunker} ${unit.hunker}` : '',
    others.length > 0 ? play.engagedWith(others.filter((other) => other !== name).join(', ')) : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** From the viewer's own edge and from their left. */
function placeOf(
  { x, y, z }: Pick<Open['objectives'][number], 'x' | 'y' | 'z'>,
  { view, me, playing }: Game,
  { play, words }: T,
): string {
  const { size } = playing.table;
  const [left, deep] = view.open.seats[me].edge === 'south' ? [x, y] : [size - x, size - y];
  return play.stands(words.inches(deep), words.inches(left), z > 0 ? words.inches(z) : null);
}
