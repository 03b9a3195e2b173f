/** The quick reference: one record for each of its lines. What a line says is the statement of its rule and nothing else. */

export interface CardLine {
  /** By which its label is found (i18n). */
  readonly key: string;
  /** The statement it tells first, and those that belong to it. */
  readonly rules: readonly [string, ...string[]];
  /** How many of them are told on paper. */
  readonly onPaper?: number;
  readonly sign?: string;
  /** Its place in an order of steps. */
  readonly step?: string;
}

export interface ReferenceCard {
  readonly key: string;
  readonly lines: readonly CardLine[];
  /** Only for games of a mode that asks for it. */
  readonly special?: boolean;
}

const line = (key: string, rules: string, more: Omit<CardLine, 'key' | 'rules'> = {}): CardLine => {
  const [first = '', ...others] = rules.split(' ');
  return { key, rules: [first, ...others], ...more };
};

/** Lines in the order of their steps. */
const steps = (names: readonly string[], lines: readonly (readonly [key: string, rules: string, onPaper?: number])[]) =>
  lines.map(([key, rules, onPaper], i) =>
    line(key, rules, { step: names[i] ?? '', ...(onPaper === undefined ? {} : { onPaper }) }),
  );

const NUMBERS = Array.from({ length: 12 }, (_, i) => String(i + 1));
const LETTERS = ['a', 'b', 'c', 'd', 'e'];

export const CARDS: readonly ReferenceCard[] = [
  {
    key: 'turn',
    lines: steps(NUMBERS, [
      ['turn-start', 'CR-TURN-03 CR-TURN-04'],
      ['turn-order', 'CR-TURN-05 CR-ORDER-02'],
      ['turn-activates', 'CR-TURN-06'],
      ['turn-activation', 'CR-TURN-07'],
      ['turn-actions', 'CR-TURN-08 CR-ACT-29'],
      ['turn-activation-end', 'CR-TURN-09'],
      ['turn-over', 'CR-TURN-10'],
      ['turn-end', 'CR-TURN-11 CR-OBJ-04'],
      ['turn-token', 'CR-TURN-12 CR-TURN-13', 2],
      ['turn-defeat', 'CR-TURN-14 CR-WND-09'],
      ['turn-struggle', 'CR-TURN-15'],
      ['turn-pass', 'CR-TURN-16 CR-ORDER-19'],
    ]),
  },
  {
    key: 'start',
    lines: steps(LETTERS, [
      ['start-wounded', 'CR-ACT-01 CR-ACT-02 CR-ACT-03', 3],
      ['start-hunker', 'CR-ACT-05'],
      ['start-tactics', 'CR-ACT-06'],
      ['start-players', 'CR-ACT-07'],
      ['start-others', 'CR-ACT-08', 0],
    ]),
  },
  {
    key: 'attack',
    lines: steps(NUMBERS, [
      ['attack-type', 'CR-ATK-02 CR-ATK-06'],
      ['attack-targets', 'CR-ATK-03 CR-ATK-04 CR-ATK-05', 3],
      ['attack-target', 'CR-ATK-07 CR-ATK-08'],
      ['attack-pools', 'CR-ATK-09 CR-ATK-11 CR-ATK-10 CR-ATK-12 CR-ATK-13', 2],
      ['attack-roll', 'CR-ATK-14'],
      ['attack-modify', 'CR-ATK-15 CR-ATK-16 CR-ATK-17', 3],
      ['attack-blocks', 'CR-ATK-18 CR-ATK-19 CR-ATK-20', 3],
      ['attack-tree', 'CR-ATK-21 CR-TREE-02', 2],
      ['attack-damage', 'CR-ATK-22'],
      ['attack-after', 'CR-ATK-23 CR-ATK-24 CR-ATK-25 CR-ATK-26 CR-ATK-27', 2],
    ]),
  },
  {
    key: 'actions',
    lines: [
      line('action-move', 'CR-ACT-12 CR-ACT-13', { sign: 'advance' }),
      line('action-focus', 'CR-ACT-14 CR-ACT-15 CR-ACT-16', { sign: 'focus' }),
      line('action-combat', 'CR-ACT-17 CR-ATK-30', { sign: 'melee' }),
      line('action-ability', 'CR-ACT-18', { sign: 'active' }),
      line('action-recover', 'CR-ACT-19', { sign: 'recover' }),
      line('action-take-cover', 'CR-ACT-20 CR-ACT-21', { sign: 'hunker', onPaper: 2 }),
      line('action-once', 'CR-ACT-11 CR-ACT-09', { sign: 'lock' }),
      line('action-stance', 'CR-STANCE-04 CR-STANCE-05', { sign: 'stance' }),
    ],
  },
  {
    key: 'dice',
    lines: [
      line('die-crit', 'CR-ATK-19 CR-DICE-02', { sign: 'atk-crit' }),
      line('die-strike', 'CR-DICE-05 CR-DICE-02', { sign: 'atk-strike' }),
      line('die-expertise', 'CR-EXP-03 CR-EXP-04 CR-EXP-05', { sign: 'atk-expertise' }),
      line('die-block', 'CR-ATK-18 CR-DICE-04', { sign: 'def-block' }),
      line('die-defense', 'CR-EXP-02 CR-EXP-10', { sign: 'def-expertise' }),
      line('die-failure', 'CR-DICE-06', { sign: 'atk-failure' }),
    ],
  },
  {
    key: 'tree',
    lines: [
      line('tree-enter', 'CR-TREE-01', { sign: 'next' }),
      line('tree-path', 'CR-TREE-03 CR-TREE-04 CR-TREE-05 CR-TREE-11', { sign: 'plan', onPaper: 2 }),
      line('tree-stop', 'CR-TREE-09 CR-TREE-12', { sign: 'cancel' }),
      line('icon-damage', 'CR-TREE-13 CR-DMG-01', { sign: 'damage', onPaper: 0 }),
      line('icon-shove', 'CR-EFF-05 CR-PUSH-21', { sign: 'shove' }),
      line('icon-heal', 'CR-EFF-07 CR-EFF-08', { sign: 'heal' }),
      line('icon-active', 'CR-EFF-10 CR-EFF-11', { sign: 'active' }),
      line('icon-move', 'CR-EFF-06', { sign: 'advance', onPaper: 0 }),
      line('icon-condition', 'CR-EFF-04 CR-COND-03', { sign: 'exposed', onPaper: 0 }),
    ],
  },
  {
    key: 'moves',
    lines: [
      line('advance', 'CR-MOVE-11 CR-MOVE-01 CR-MOVE-08 CR-MOVE-09', { sign: 'advance' }),
      line('dash', 'CR-MOVE-02 CR-MOVE-11', { sign: 'dash' }),
      line('climb', 'CR-MOVE-12 CR-MOVE-10 CR-MOVE-13', { sign: 'climb' }),
      line('jump', 'CR-MOVE-16 CR-MOVE-12', { sign: 'jump' }),
      line('reposition', 'CR-EFF-09', { sign: 'reposition' }),
      line('engaged-moves', 'CR-MOVE-14 CR-MOVE-15 CR-MOVE-17', { sign: 'engaged', onPaper: 2 }),
      line('shove', 'CR-PUSH-21 CR-PUSH-22', { sign: 'shove' }),
      line('push', 'CR-PUSH-02 CR-PUSH-03 CR-PUSH-06 CR-PUSH-07 CR-PUSH-10', { sign: 'next' }),
    ],
  },
  {
    key: 'tools',
    lines: [
      line('within', 'CR-MEAS-03 CR-MEAS-04', { sign: 'range' }),
      line('range-1', 'CR-MEAS-10', { sign: 'ruler', onPaper: 0 }),
      line('horizontal', 'CR-MEAS-01 CR-MEAS-07', { sign: 'ruler' }),
      line('tool-end', 'CR-MOVE-05 CR-MOVE-03 CR-MOVE-24', { sign: 'advance', onPaper: 0 }),
      line('lengths', 'R-MEAS-1', { sign: 'ruler', onPaper: 0 }),
    ],
  },
  {
    key: 'conditions',
    lines: [
      line('strained', 'CR-COND-09 CR-COND-05 CR-COND-06 CR-COND-07 CR-COND-08 CR-COND-10', { sign: 'strained' }),
      line('disarmed', 'CR-COND-11 CR-COND-12 CR-COND-13', { sign: 'disarmed' }),
      line('exposed', 'CR-COND-14 CR-COND-15 CR-COND-16', { sign: 'exposed' }),
      line('pinned', 'CR-COND-17 CR-COND-18', { sign: 'pinned' }),
      line('condition-twice', 'CR-COND-02 CR-COND-03', { sign: 'damage' }),
    ],
  },
  {
    key: 'wounds',
    lines: [
      line('wounded', 'CR-WND-01 CR-WND-02 CR-WND-04 CR-WND-05', { sign: 'wounded', onPaper: 2 }),
      line('injured', 'CR-ABIL-16 CR-WND-07 CR-WND-08', { sign: 'injured' }),
      line('defeated', 'CR-WND-09 CR-WND-11 CR-WND-12', { sign: 'durability' }),
    ],
  },
  {
    key: 'tokens',
    lines: [
      line('damage', 'CR-DMG-05 CR-DMG-06', { sign: 'damage', onPaper: 0 }),
      line('hunker', 'CR-COVER-07 CR-COVER-09', { sign: 'hunker', onPaper: 2 }),
      line('focus', 'CR-ACT-15 CR-ACT-16', { sign: 'focus', onPaper: 0 }),
      line('objective', 'CR-OBJ-01 CR-OBJ-03', { sign: 'objective-active', onPaper: 0 }),
      line('control', 'CR-OBJ-12 CR-OBJ-11', { sign: 'control' }),
      line('priority', 'CR-OBJ-15', { sign: 'objective-priority', onPaper: 0 }),
    ],
  },
  {
    key: 'terrain',
    lines: [
      line('cover', 'CR-COVER-01 CR-COVER-02 CR-COVER-08', { sign: 'cover' }),
      line('terrain-cover', 'CR-COVER-03 CR-COVER-04 CR-COVER-05 CR-COVER-06', { sign: 'cover', onPaper: 3 }),
      line('seen', 'CR-LOS-01 CR-LOS-02 CR-LOS-05', { sign: 'los' }),
      line('blocked', 'CR-LOS-06 CR-LOS-07 CR-LOS-04', { sign: 'los-blocked' }),
      line('elevation', 'CR-TERR-05 CR-TERR-07', { sign: 'elevation' }),
      line('engaged', 'CR-ENG-01 CR-ENG-07', { sign: 'engaged' }),
      line('ingress', 'CR-INGR-02 CR-INGR-04 CR-INGR-03 CR-INGR-06', { sign: 'ingress' }),
    ],
  },
  {
    key: 'force',
    lines: [
      line('force', 'CR-FORCE-05 CR-FORCE-01 CR-FORCE-03', { sign: 'force' }),
      line('reserve', 'CR-ORDER-06 CR-ORDER-10 CR-ORDER-08 CR-ORDER-11', { sign: 'reserve' }),
      line('shatterpoint', 'CR-ORDER-13 CR-ORDER-15 CR-ORDER-12', { sign: 'shatterpoint-card' }),
      line('refresh', 'CR-ORDER-19 CR-ORDER-24', { sign: 'recover', onPaper: 2 }),
    ],
  },
  {
    key: 'struggle',
    lines: [
      line('contest', 'CR-OBJ-02 CR-OBJ-14', { sign: 'contest' }),
      line('controls', 'CR-OBJ-05 CR-OBJ-07 CR-OBJ-06', { sign: 'control' }),
      line('struggle-token', 'CR-STRUG-02 CR-STRUG-03', { sign: 'struggle', onPaper: 2 }),
      line('momentum', 'CR-STRUG-09 CR-STRUG-10 CR-STRUG-11 CR-STRUG-08', { sign: 'momentum', onPaper: 2 }),
      line('struggle-won', 'CR-STRUG-06 CR-STRUG-07 CR-STRUG-16', { sign: 'objective-priority', onPaper: 2 }),
      line('game-won', 'CR-STRUG-17', { sign: 'confirm' }),
    ],
  },
  {
    key: 'op-turn',
    special: true,
    lines: steps(NUMBERS, [
      ['op-turn-start', 'KO-MOM-05 KO-MOM-06 KO-MOM-08 KO-TURN-02 KO-TURN-03', 2],
      ['op-order', 'KO-TURN-04 KO-TURN-05'],
      ['op-activates', 'KO-TURN-07'],
      ['op-activation', 'KO-TURN-08'],
      ['op-actions', 'KO-TURN-09'],
      ['op-activation-end', 'KO-TURN-10'],
      ['op-over', 'KO-TURN-11'],
      ['op-end', 'KO-TURN-12 KO-TURN-13 KO-TURN-14', 3],
      ['op-defeat', 'KO-TURN-15'],
      ['op-stage', 'KO-TURN-17 KO-TURN-18 KO-TURN-16', 2],
      ['op-pass', 'KO-TURN-19 KO-TURN-20', 2],
    ]),
  },
  {
    key: 'operations',
    special: true,
    lines: [
      line('op-roles', 'KO-ROLE-01 KO-ROLE-04', { sign: 'character', onPaper: 2 }),
      line('op-tracker', 'KO-WIN-01 KO-SET-01 KO-SET-03', { sign: 'struggle', onPaper: 3 }),
      line('op-rules', 'KO-CARD-03 KO-CARD-08', { sign: 'order-card', onPaper: 2 }),
      line('op-map', 'KO-CARD-06 KO-CARD-07', { sign: 'objective-active', onPaper: 2 }),
      line('op-next', 'KO-WIN-02 KO-STG-02 KO-STG-03 KO-STG-04', { sign: 'plan', onPaper: 3 }),
      line('op-countdown', 'KO-CD-01 KO-CD-02', { sign: 'clock', onPaper: 2 }),
    ],
  },
  {
    key: 'op-momentum',
    special: true,
    lines: [
      line('op-wounded', 'KO-MOM-02 KO-MOM-03 KO-MOM-04', { sign: 'wounded', onPaper: 3 }),
      line('op-aggressor', 'KO-ABL-01 KO-ABL-03 KO-ABL-06', { sign: 'force', onPaper: 3 }),
      line('op-sentinel', 'KO-ABL-02 KO-ABL-04 KO-ABL-07', { sign: 'force', onPaper: 3 }),
      line('op-lock', 'KO-TOK-01 KO-TOK-03 KO-TOK-04', { sign: 'lock', onPaper: 2 }),
    ],
  },
  {
    key: 'op-targets',
    special: true,
    lines: [
      line('op-armored', 'KO-ARM-06 KO-ARM-07', { sign: 'objective-priority', onPaper: 2 }),
      line('op-option', 'KO-ARM-09 KO-ARM-10 KO-ARM-11 KO-ARM-12 KO-ARM-13', { sign: 'damage', onPaper: 3 }),
      line('op-effects', 'KO-ARM-08 KO-ARM-15', { sign: 'cancel', onPaper: 2 }),
      line('op-destroyed', 'KO-ARM-14', { sign: 'confirm' }),
    ],
  },
  {
    key: 'op-pieces',
    special: true,
    lines: [
      line('op-tokens', 'KO-OPT-04 KO-OPT-06 KO-OPT-05', { sign: 'objective-inactive', onPaper: 2 }),
      line('op-pool', 'KO-OPT-08 KO-OPT-09 KO-OPT-10', { sign: 'reserve', onPaper: 3 }),
    ],
  },
];
