import { besideShooter, type Scenes } from '../../test/scenes.ts';

export default { reactives: { riptide: besideShooter('nossor-ri', 'Separatist Alliance') } } satisfies Scenes;
