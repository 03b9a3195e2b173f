interface Waiting<In, Out> {
  readonly what: In;
  readonly resolve: (out: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Does things together that were asked for one by one: whatever has come in while the last batch was under way is the
 * next one. A single one waits for nothing.
 */
export class Batches<In, Out> {
  private readonly most: number;
  private readonly act: (all: readonly In[]) => Promise<readonly Out[]>;
  private waiting: Waiting<In, Out>[] = [];
  private busy = false;

  constructor(most: number, act: (all: readonly In[]) => Promise<readonly Out[]>) {
    this.most = most;
    this.act = act;
  }

  add(what: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ what, resolve, reject });
      void this.next();
    });
  }

  private async next(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    // What is asked for in the same breath goes together.
    await Promise.resolve();
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, this.most);
      try {
        const done = await this.act(batch.map(({ what }) => what));
        for (const [i, { resolve }] of batch.entries()) resolve(done[i] as Out);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.busy = false;
  }
}
