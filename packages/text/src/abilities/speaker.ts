import type { Effect, ObjectiveSelector, Selector } from '@faultline/rules';

type Sought = Selector | ObjectiveSelector;

/** Somebody by the name people use; Units of several characters are spoken of in the plural. */
interface Named {
  readonly name: string;
  readonly many: boolean;
}

/** How many of those sought are meant: one, each of them, or up to a number that is already said. */
export type Share = 'a' | 'each' | { readonly upTo: string };

/** What the sentences of an ability have spoken of so far: somebody is introduced once, and then meant again. */
export class Speaker {
  private readonly bound = new Map<string, Sought>();
  private readonly fresh = new Map<string, Share>();
  private readonly several = new Set<string>();
  private readonly names: Readonly<Record<string, Named>>;
  /** Whom the sentences are about now: a pronoun means them. */
  private topic: string | null = null;
  /** Whom the event is about that the ability answers. */
  happensTo: Selector | undefined;
  /** What was told last: `if so` and `of them` speak of it. */
  before: Effect | undefined;
  /** What a standing clause is asked about. */
  standing: Selector['of'] = 'character';

  /** @param names those already chosen, by the names people use */
  constructor(names: Readonly<Record<string, Named>> = {}) {
    this.names = names;
  }

  /** Somebody who is known by name. */
  nameOf(bound: string): string | undefined {
    return Object.hasOwn(this.names, bound) ? this.names[bound]?.name : undefined;
  }

  /** Whether those meant are several: a Unit named in the plural, or up to a number of them. */
  isMany(bound: string): boolean {
    return this.several.has(bound) || (Object.hasOwn(this.names, bound) && this.names[bound]?.many === true);
  }

  /** Somebody to speak of; the next sentence that means them introduces them. */
  introduce(name: string, who: Sought, share: Share = 'a'): void {
    this.bound.set(name, who);
    this.fresh.set(name, share);
    if (typeof share === 'object' || (share === 'each' && this.isCouple(who))) this.several.add(name);
    else this.several.delete(name);
  }

  /** Two named side by side, of whom one is known alone: `each of yours and the chosen one`. */
  private isCouple(who: Sought): boolean {
    if (who.of === 'objective' || who.or === undefined) return false;
    return [who, who.or].some(
      ({ among }) => typeof among === 'object' && this.bound.get(among.bound)?.of === 'character',
    );
  }

  /** Somebody the sentence before has introduced. */
  know(name: string, who: Sought): void {
    this.bound.set(name, who);
    this.fresh.delete(name);
  }

  selector(name: string): Sought | undefined {
    return this.bound.get(name);
  }

  /** Whether no other Unit was spoken of that `its` could mean, nor this one. */
  isOnlyUnit(name: string): boolean {
    return [...this.bound].every(
      ([other, who]) => other === name || (who.of !== 'unit' && !('side' in who && who.side === 'self')),
    );
  }

  /** Whether somebody is still to be introduced. */
  isFresh(name: string): boolean {
    return this.fresh.has(name);
  }

  /** Once for somebody still to be introduced: how many of them. */
  introduces(name: string): Share | null {
    const share = this.fresh.get(name) ?? null;
    this.fresh.delete(name);
    return share;
  }

  /** Says something about one of those meant, each in turn. */
  about<T>(name: string, say: () => T): T {
    const before = this.topic;
    this.topic = name;
    const said = say();
    this.topic = before;
    return said;
  }

  /** Whether it is about them, each in turn. */
  isTopic(name: string): boolean {
    return this.topic === name;
  }

  /** Whether a pronoun is plain: it is about them, or nobody else has been spoken of. */
  isPlain(name: string): boolean {
    return this.topic === name || this.bound.size < 2;
  }
}
