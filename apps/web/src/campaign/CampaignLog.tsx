import { advantageName, type CampaignState, type Entry, inRole, nameOf, undosBackTo } from '@faultline/campaign';
import { undoneEntries } from '@faultline/tournament/record';
import { useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCampaign } from './campaign.ts';
import { Refusal } from './Told.tsx';

/** Every act with who, when and why, the newest first; each can be undone. */
export function CampaignLog() {
  const { campaign, state, words: w, told, does } = useCampaign();
  const { language } = useSpeech();
  const undone = undoneEntries(campaign.log);
  const [asked, setAsked] = useState<number | null>(null);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const undo = async (n: number) => setAsked((await does({ kind: 'undo', entry: n })) ? null : n);
  const undoAll = async (n: number) => {
    if (await does(undosBackTo(campaign, n))) setAsked(null);
  };
  return (
    <details class="panel campaign-log">
      <summary>
        {w.log} <span class="numbers">{campaign.log.length}</span>
      </summary>
      <p class="campaign-hint">{w.logHint}</p>
      <ol reversed>
        {campaign.log.toReversed().map((entry) => {
          const isUndone = undone.has(entry.n);
          const later = undosBackTo(campaign, entry.n).length - 1;
          return (
            <li key={entry.n} class={isUndone ? 'undone' : ''} data-entry={entry.n}>
              <span class="numbers">{entry.n}</span>
              <span>
                <b>{w.acts[entry.command.kind]}</b> <About entry={entry} state={state} />{' '}
                {isUndone && <i>{w.undone}</i>}
                <small>
                  {[nameOf(state, entry.by), time.format(new Date(entry.at)), entry.why].filter(Boolean).join(' · ')}
                </small>
              </span>
              {!isUndone && entry.n > 0 && (
                <button
                  type="button"
                  class="button quiet square"
                  aria-label={w.undoEntry(entry.n)}
                  title={w.undoEntry(entry.n)}
                  onClick={() => void undo(entry.n)}
                >
                  <Icon name="undo" />
                </button>
              )}
              {asked === entry.n && (
                <div class="campaign-log-refused">
                  <Refusal told={told} />
                  {later > 0 && (
                    <button type="button" class="button" data-way="undo-later" onClick={() => void undoAll(entry.n)}>
                      {w.undoLater(later)}
                    </button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** What an entry is about, by names. */
function About({ entry: { command, outcome }, state }: { readonly entry: Entry; readonly state: CampaignState }) {
  const { words: w, operationName } = useCampaign();
  const who = 'player' in command ? nameOf(state, command.player) : null;
  const advantage = (id: string): string => {
    for (const role of ['aggressor', 'sentinel'] as const) {
      const pack = inRole(state, role)?.pack;
      if (pack?.advantages.some((one) => one.id === id)) return advantageName(pack, id);
    }
    return id;
  };
  const what = (): readonly string[] => {
    switch (command.kind) {
      case 'found':
        return [command.name];
      case 'chooseOperations':
        return command.operations.map(operationName);
      case 'chooseLastChance':
        return [operationName(command.operation)];
      case 'assignRoles':
        return [nameOf(state, command.aggressor)];
      case 'chooseVeteran':
      case 'replaceVeteran':
        return [command.unit.name];
      case 'choosePack':
        return [command.pack];
      case 'submitTeam':
        return [command.team.units.map(({ name }) => name).join(', ')];
      case 'pickTier':
        return [`${command.tier}`, ...(outcome ? [w.rolled(outcome.dice)] : [])];
      case 'takeAdvantage':
        return [advantage(command.advantage)];
      case 'nameActive':
        return [command.advantage === null ? w.noActive : advantage(command.advantage)];
      case 'enterResult':
        return [
          w.slot(command.slot),
          command.result.winner === null ? '' : w.roles[command.result.winner],
          w.endings[command.result.how],
        ];
      case 'takeEffects':
        return command.advantages.map(({ id }) => advantage(id));
      case 'takeSheet':
        return [command.sheet];
      case 'note':
        return [command.text];
      case 'undo':
        return [`${command.entry}`];
      default:
        return [];
    }
  };
  return <>{[who, ...what()].filter(Boolean).join(' · ')}</>;
}
