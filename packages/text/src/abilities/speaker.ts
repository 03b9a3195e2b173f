import type { ObjectiveSelector, Selector } from '@faultline/rules';

type Sought = Selector | ObjectiveSelector;

/** What the sentences of an ability have spoken of so far: somebody is introduced once, and then meant again. */
export class Speaker {
  private readonly bound = new Map<string, Sought>();
  private readonly fresh = new Set<string>();
  /** Whom the sentences are about now: a pronoun means them. */
  private topic: string | null = null;
  private readonly names: Readonly<Record<string, string>>;

  /** @param names those already chosen, by the names people use */
  constructor(names: Readonly<Record<string, string>> = {}) {
    this.names = names;
  }

  /** Somebody who is known by name. */
  nameOf(bound: string): string | undefined {
    return Object.hasOwn(this.names, bound) ? this.names[bound] : undefined;
  }

  /** Somebody to speak of; the next sentence that means them introduces them. */
  introduce(name: string, who: Sought): void {
    this.bound.set(name, who);
    this.fresh.add(name);
  }

  /** Somebody the sentence before has introduced. */
  know(name: string, who: Sought): void {
    this.bound.set(name, who);
    this.fresh.delete(name);
  }

  selector(name: string): Sought | undefined {
    return this.bound.get(name);
  }

  /** True once for somebody still to be introduced. */
  introduces(name: string): boolean {
    return this.fresh.delete(name);
  }

  /** Says something about one of those meant, each in turn. */
  about<T>(name: string, say: () => T): T {
    const before = this.topic;
    this.topic = name;
    const said = say();
    this.topic = before;
    return said;
  }

  /** Whether a pronoun is plain: it is about them, or nobody else has been spoken of. */
  isPlain(name: string): boolean {
    return this.topic === name || this.bound.size < 2;
  }
}
