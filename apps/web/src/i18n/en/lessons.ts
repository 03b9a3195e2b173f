import type { StepName } from '../lessonSteps.ts';

type Facts = Readonly<Record<string, number>>;

/** A step of the first game: a question of at most ten words, every text of at most forty. */
export interface StepWords {
  readonly title: string;
  readonly question: string;
  readonly text: string;
  /** For whoever asks why; more words may be needed. */
  readonly why: string;
  readonly reached: (facts: Facts) => string;
  readonly missed: (facts: Facts) => string;
}

const steps: Readonly<Record<StepName, StepWords>> = {
  reach: {
    title: 'Moving',
    question: 'Where does Rex go?',
    text: 'The ring in the south is an objective. Whoever ends within Range 2 of it contests it. Choose Move, then Advance, tap a spot inside the green border and confirm.',
    why: 'Objectives win Struggles: at the end of your Turn every objective you control pulls the Struggle token toward you. An action lets each character of the Unit move once; the green border is as far as the tool reaches.',
    reached: () => 'Rex contests the objective. If the Turn ended now, you would control it: nobody else is near.',
    missed: () =>
      'That is allowed, but Rex is not within Range 2 of the objective, so he does not contest it. Take it back, or go on from here.',
  },
  engage: {
    title: 'Engagement',
    question: 'Does Anakin go near the commandos?',
    text: 'Enemies within Range 2, in sight and at the same Elevation are Engaged. The Engaged cannot shoot and lose their Hunker tokens. Move Anakin close to the commando at the objective.',
    why: 'Anakin fights with a lightsaber: he wants to be near. The commandos shoot: they do not. While an enemy that is not Wounded engages them they cannot make ranged attacks, and they dash instead of advancing.',
    reached: () =>
      'Anakin and the commando are Engaged. The commandos have lost their Hunker token, and this one cannot shoot.',
    missed: ({ hunker = 0 }) =>
      hunker > 0
        ? 'Nobody is Engaged. The commandos keep their Hunker token and may shoot at whom they like. Take it back, or go on.'
        : 'Nobody is Engaged now. The commandos may shoot at whom they like. Take it back, or go on.',
  },
  dice: {
    title: 'Dice and expertise',
    question: 'Does Rex focus before he shoots?',
    text: 'Rex rolls seven attack dice. Criticals and strikes hit; expertise is looked up in his chart and becomes more of them. A Focus action adds one die. He has two actions: choose.',
    why: 'The defender rolls too: every block takes a strike away, never a critical. What is left are successes. The exact chance of every attack stands on the right, or in the list below the question.',
    reached: ({ plain = 0, focused = 0 }) =>
      `Eight dice instead of seven. The chance to Wound the commandos rises from ${plain}% to ${focused}%.`,
    missed: ({ plain = 0, focused = 0 }) =>
      `You may: seven dice Wound the commandos with ${plain}%. With Focus it would have been ${focused}%. Go on, or take it back.`,
  },
  cover: {
    title: 'Shooting and cover',
    question: 'Which commando does Rex shoot at?',
    text: 'Choose Combat, then a target. The Hunker token gives both one defense die more. The crate in front of one of them gives it another. Both targets are legal.',
    why: 'Cover counts against ranged attacks only. A Hunker token is Cover of one by itself, and lets terrain within Range 1 of the target help too, if the line of the shot passes through it.',
    reached: ({ bare = 0, covered = 0 }) =>
      `No crate in the way: ${bare}% to Wound, behind the crate it would be ${covered}%. The dice have fallen; look at both rolls.`,
    missed: ({ bare = 0, covered = 0 }) =>
      `You may. The crate gives one die more: ${covered}% to Wound instead of ${bare}%. Take it back, or go on with these dice.`,
  },
  tree: {
    title: 'The Combat Tree',
    question: 'Which way through the tree?',
    text: 'Every success buys one box, from left to right along the lines. Damage goes into the pool; other signs push or weaken the target. Find the way with most damage.',
    why: 'Two ways start here. The upper one deals damage, the lower one shoves. Neither is wrong in a game: sometimes an objective needs clearing more than a Unit needs hurting.',
    reached: ({ taken = 0 }) => `${taken} damage: no other way deals more with these successes.`,
    missed: ({ taken = 0, best = 0 }) =>
      `You may: ${taken} damage. Another way would have dealt ${best}. Take it back, or go on.`,
  },
  shove: {
    title: 'Shoving',
    question: 'Can Anakin drive the commando off?',
    text: 'Attack with Combat. The first box of this stance shoves: push the commando away from the objective, out of Range 2. Whoever does not contest it does not count.',
    why: 'Control goes to the side with more characters within Range 2. Pushing one enemy out is worth as much as bringing one friend in. A push goes away from the attacker, one inch for each shove.',
    reached: () => 'The commando is out of Range 2. At the end of the Turn only Anakin counts here.',
    missed: ({ left = 0 }) =>
      left > 0
        ? 'The commando still contests the objective, and with one each nobody takes control. Take it back, or go on.'
        : 'The commando is gone from the objective, but not by a push. Take it back to try one, or go on.',
  },
  wound: {
    title: 'Wounded and Injured',
    question: 'Whom do the troopers shoot at?',
    text: 'A Unit with as much damage as Stamina is Wounded: it contests nothing until its next activation, and you gain Momentum. Saxon has taken 8 of 9 damage, Maul none.',
    why: 'At its next activation a Wounded Unit turns its token into an Injured one. With as many of those as its Durability it is Defeated and leaves the table. Each Injured token makes its abilities dearer.',
    reached: () =>
      'Saxon is Wounded. A Momentum token came to your side of the tracker: the way to victory is shorter.',
    missed: ({ saxon = 0, maul = 0 }) =>
      `Nobody is Wounded. Against Saxon the chance was ${saxon}% for each shot, against Maul ${maul}%. Take it back, or go on.`,
  },
  control: {
    title: 'Control',
    question: 'How do you take the objective?',
    text: 'Anakin and one commando contest it: a tie, so it stays as it was. Characters are counted. Bring Rex within Range 2, then end the activation: control is determined then.',
    why: 'Control of every Active objective is determined at the end of each Turn, yours and the computer’s. A tie or an empty place changes nothing: whoever controlled it keeps it.',
    reached: () => 'Two against one: the objective is yours, and it stays yours until somebody takes it.',
    missed: ({ own = 0, other = 0 }) =>
      `It stood ${own} against ${other} when the Turn ended, so the objective did not change hands. Take it back, or go on.`,
  },
  force: {
    title: 'The Force',
    question: 'Does Anakin spend Force?',
    text: 'His Move action is used, and the commando is out of reach of his lightsaber. Force Jump costs one Force and lets him jump. Your side has four Force for all Units.',
    why: 'Force pays for abilities and for putting cards into reserve. It is refreshed when your Order Deck is shuffled anew: spending early is fine, having none when you need it is not.',
    reached: ({ ready = 0, pool = 0 }) =>
      `The Force is with him: ${ready} of ${pool} left. It comes back when your Order Deck is used up.`,
    missed: ({ ready = 0 }) =>
      `You may: all ${ready} Force are left for later. But Anakin did nothing this Turn. Take it back, or go on.`,
  },
  reserve: {
    title: 'Reserve',
    question: 'Who should act now?',
    text: 'Your top card shows the troopers, far from everything. Anakin stands in the fight. For one Force you put this card into reserve and reveal the next.',
    why: 'Order Cards decide who acts. The card in reserve waits: at the start of a later Turn you may take it instead of revealing. Only one card may lie there.',
    reached: () =>
      'The troopers wait in reserve, and Anakin’s card came next. Later you may take the troopers when you want.',
    missed: () => 'The troopers act, far away from everybody; Anakin waits. Take it back, or go on.',
  },
  token: {
    title: 'The Struggle token',
    question: 'Where do the two troopers go?',
    text: 'At the end of your Turn the token moves one space toward you for each objective you control. One trooper can reach the west, the other the south. Move, then end.',
    why: 'The bar at the top is the tracker; your side is on the left. Whoever brings the token into a space with an own Momentum token wins the Struggle.',
    reached: ({ spaces = 0 }) => `${spaces} objectives, ${spaces} spaces: the token comes toward your Momentum.`,
    missed: ({ spaces = 0 }) =>
      spaces === 1
        ? 'One objective, one space. With a trooper at each it would have been two. Take it back, or go on.'
        : 'The token has not moved toward you: no objective is yours. Take it back, or go on.',
  },
  win: {
    title: 'Winning',
    question: 'How do you win the Struggle?',
    text: 'The token is two spaces from your Momentum. Anakin holds the west; a second objective wins the Struggle. Bring Rex to the south and end the Turn.',
    why: 'Two Struggles win the game. After each the tracker is laid out anew and other objectives become Active. You play one squad here; a whole game has two on each side.',
    reached: () => 'The token meets your Momentum: the Struggle is yours. Two won Struggles win a game.',
    missed: () => 'The token has not reached your Momentum yet. Take it back, or leave it to the rest of the game.',
  },
};

export const lessons = {
  firstGame: 'First game',
  stepOf: (step: number, steps: number) => `First game · step ${step} of ${steps}`,
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  steps,
  decide: 'Your decision',
  reached: 'Well done',
  missed: 'You may',
  next: 'Next',
  goOn: 'Go on',
  finish: 'To the end',
  takeBack: 'Take it back',
  stepBack: 'Step back',
  why: 'Why?',
  skip: 'Skip step',
  leave: 'Leave, keep my place',
  won: 'You won a Struggle.',
  over: 'That was the first game.',
  overHint: (again: number, skipped: number) =>
    again === 0
      ? skipped === 0
        ? 'Every decision was the best one. The rest is practice.'
        : 'What you skipped is here whenever you want it.'
      : again === 1
        ? 'One choice you may want to try again.'
        : `${again} choices you may want to try again.`,
  outcomes: { reached: 'the best way found', missed: 'another way taken', skipped: 'skipped' },
  again: 'Again',
  againStep: (title: string) => `Again: ${title}`,
  fromStart: 'From the beginning',
  wholeGame: 'A whole game, easy computer',
  playOn: 'Play on from here, easy computer',
  puzzles: 'Puzzles: one activation, one goal',
  playedOn: 'First game, played on',
  notOpened: 'This could not be opened.',
};
