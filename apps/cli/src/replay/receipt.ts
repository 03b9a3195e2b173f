import { isBytes, SEALERS } from '@faultline/chance';
import type { Receipt } from '@faultline/rules';
import { listOf, oneOf, shaped, textUpTo } from '@faultline/shape/guards';
import { NotUnderstood, Unreadable } from '../command.ts';
import { textUpTo as textOf } from '../filing.ts';

const isReceipt = shaped({
  game: textUpTo(100, 1),
  who: oneOf(...SEALERS),
  bytes: isBytes,
  seals: (value) => listOf(isBytes)(value) && value.length === SEALERS.length,
});

/** What a page wrote down while a game was sealed. */
export function readReceipt(path: string): Receipt {
  let value: unknown;
  try {
    value = JSON.parse(textOf(path, 'receipt'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new NotUnderstood(`There is no file ${path}.`);
    throw new Unreadable(`${path} is no receipt of sealed dice: it cannot be read.`);
  }
  if (!isReceipt(value))
    throw new Unreadable(`${path} is no receipt of sealed dice: game, who, bytes and seals are wanted.`);
  return value as unknown as Receipt;
}
