import type { Someone } from '@faultline/host/wire';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { post } from '../port/api.ts';

/** Somebody new; gives what is wrong with the name. */
export async function asGuest(
  name: string,
  { faults }: OnlineWords,
  known: (person: Someone) => void,
): Promise<string | null> {
  const answer = await post('guest', { name });
  if ('fault' in answer) return faults[answer.fault];
  known(answer.value.person);
  return null;
}
