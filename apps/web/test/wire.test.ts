import { describe, expect, it } from 'vitest';
import { remote, serve } from '../src/port/wire.ts';

interface Sums {
  sum(a: number, b: number): Promise<number>;
  fail(): Promise<void>;
  over(port: MessagePort): Promise<void>;
}

function connected(served: object): { readonly there: Sums; readonly close: () => void } {
  const { port1, port2 } = new MessageChannel();
  serve(port1, served);
  return { there: remote<Sums>(port2), close: () => port1.close() };
}

describe('a call over a port', () => {
  it('is answered by the other side', async () => {
    const { there, close } = connected({ sum: (a: number, b: number) => a + b });
    expect(await Promise.all([there.sum(1, 2), there.sum(3, 4)])).toEqual([3, 7]);
    close();
  });

  it('fails with the sentence it failed with there', async () => {
    const { there, close } = connected({
      fail: () => {
        throw new Error('The deck is empty.');
      },
    });
    await expect(there.fail()).rejects.toThrow('The deck is empty.');
    await expect(there.sum(1, 2)).rejects.toThrow('There is no sum to call.');
    close();
  });

  it('reaches nothing that every object has', async () => {
    const { there, close } = connected({ sum: (a: number, b: number) => a + b });
    const anything = there as unknown as Record<string, () => Promise<unknown>>;
    for (const method of ['toString', 'constructor', 'hasOwnProperty', '__defineGetter__'])
      await expect(anything[method]?.()).rejects.toThrow(`There is no ${method} to call.`);
    close();
  });

  it('hands over the ports among its arguments', async () => {
    const { there, close } = connected({ over: (port: MessagePort) => serve(port, { sum: () => 5 }) });
    const { port1, port2 } = new MessageChannel();
    await there.over(port1);
    expect(await remote<Sums>(port2).sum(0, 0)).toBe(5);
    close();
    port2.close();
  });
});
