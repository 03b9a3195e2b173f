import type { Messages } from '../i18n/messages.ts';

interface Named {
  readonly name?: string;
  readonly teams: readonly [string, string];
}

/** The two sides: by the names of the teams, else (a made-up position, an old file) by their players. */
export const sidesOf = ([a, b]: Named['teams'], play: Messages['play']): readonly [string, string] => [
  play.teamNamed(a) || play.player(1),
  play.teamNamed(b) || play.player(2),
];

/** What a saved game is called: by its name, else by its sides. */
export const saveName = ({ name, teams }: Named, { shell, play }: Messages): string =>
  name ?? shell.against(...sidesOf(teams, play));
