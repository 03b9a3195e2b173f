import type { Terms } from '@faultline/host/wire';
import type { ModeId } from '@faultline/rules';
import { useFetchedSetupWords } from '../i18n/setupWords.ts';
import { useOperationTexts } from '../i18n/operationWords.ts';
import type { OnlineWords } from '../i18n/onlineWords.ts';
import { SETUPS } from '../setup/modes/index.ts';
import { Icon } from '../ui/Icon.tsx';

interface FactsProps {
  readonly words: OnlineWords;
  readonly terms: Terms;
}

/** What two people agree on by sitting down. */
export function Facts({ words, terms }: FactsProps) {
  const setup = useFetchedSetupWords();
  return (
    <dl class="online-facts">
      <div>
        <dt>
          <Icon name="struggle" /> {words.create.format}
        </dt>
        <dd>
          <Format terms={terms} />
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="elevation" /> {words.create.table}
        </dt>
        <dd>{setup?.tableName(terms.table)}</dd>
      </div>
      <div>
        <dt>
          <Icon name="clock" /> {words.create.clock}
        </dt>
        <dd>{words.create.clocks[terms.clock.kind]}</dd>
      </div>
      <div>
        <dt>
          <Icon name="stance" /> {words.lobby.teams}
        </dt>
        <dd>{words.lobby.hiddenTeams}</dd>
      </div>
      <div>
        <dt>
          <Icon name="los" /> {words.create.spectators}
        </dt>
        <dd>{words.create.spectating[watching(terms)]}</dd>
      </div>
    </dl>
  );
}

const watching = ({ watch }: Terms): 'none' | 'live' | 'late' =>
  watch === null ? 'none' : watch.delay > 0 ? 'late' : 'live';

/** The name of what is played. */
export function Format({ terms: { mode, plan } }: { readonly terms: Terms }) {
  const setup = useFetchedSetupWords();
  const texts = useOperationTexts();
  const name = setup && mode in SETUPS ? SETUPS[mode as ModeId].name(setup) : mode;
  const operation = plan && texts?.operations[plan.operation]?.name;
  return <>{operation ? `${name}: ${operation}` : name}</>;
}
