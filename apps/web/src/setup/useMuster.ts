import { useEffect, useState } from 'preact/hooks';
import { openMuster, type Shelf, type TeamBuilder } from '../port/teamBuilder.ts';

export interface OpenedBuilder {
  readonly muster: TeamBuilder;
  readonly shelf: Shelf;
}

/** A thread that builds teams, for as long as the page is open. */
export function useMuster() {
  const [opened, setOpened] = useState<OpenedBuilder | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let here = true;
    setFailure(null);
    openMuster().then(
      async ({ muster, leave: end }) => {
        leave = end;
        if (!here) return end();
        const shelf = await muster.shelf();
        if (here) setOpened({ muster, shelf });
      },
      (error: Error) => here && setFailure(error.message),
    );
    return () => {
      here = false;
      leave?.();
    };
  }, [attempt]);
  return { opened, failure, again: () => setAttempt(attempt + 1) };
}
