import './recordPaper.css';
import {
  type AdvantagePack,
  advantageName,
  type CampaignState,
  experienceOf,
  FACES,
  inRole,
  PRINTED_PACKS,
  recordSheet,
  ROLES,
  type Role,
  SLOTS,
  type Slot,
} from '@faultline/campaign';
import { useState } from 'preact/hooks';
import type { CampaignWords } from '../../i18n/campaignWords.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { addressOf } from '../../shell/route.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { usePaperSize } from '../../ui/usePaperSize.ts';

const PAPERS = ['A4', 'Letter'] as const;
/** The most a Veteran can gain: 6 for either role (CP-X-01 to CP-X-10), and 7 of the Sentinel. */
const MOST_EXPERIENCE = 7;

interface RecordPaperProps {
  readonly words: CampaignWords;
  /** Null for an empty sheet. */
  readonly state: CampaignState | null;
  readonly letters: string;
  readonly operationName?: (operation: { readonly id: string; readonly name: string }) => string;
}

/** The record sheet on one page of paper, filled in as far as the campaign is played. */
export default function RecordPaper({
  words: w,
  state,
  letters,
  operationName = ({ name }) => name,
}: RecordPaperProps) {
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('A4');
  usePaperSize(paper, false, '12mm');
  const back = state ? addressOf('campaign', state.founding.id) : addressOf('campaign');
  return (
    <div class="record-paper">
      <PageHead title={w.sheetTitle} />
      <section class="record-choice">
        <a class="button" data-way="back" href={back}>
          {state ? w.backToCampaign : w.toCampaigns}
        </a>
        <fieldset class="segments" aria-label={w.paper}>
          {PAPERS.map((one) => (
            <button key={one} type="button" aria-pressed={one === paper} onClick={() => setPaper(one)}>
              {one}
            </button>
          ))}
        </fieldset>
        <button type="button" class="button filled" data-way="print" onClick={() => print()}>
          <Icon name="print" /> {w.print}
        </button>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page wider than a phone is scrolled by keyboard */}
      <main class="record-sheet" tabIndex={0} data-paper={paper}>
        <header class="record-head">
          <div>
            <p class="cap">{w.sheetTitle}</p>
            <h2 class={state ? '' : 'record-line'}>{state?.founding.name}</h2>
          </div>
          <p class="record-brand">
            <Mark /> Faultline
          </p>
        </header>
        <OperationRows words={w} state={state} operationName={operationName} />
        <div class="record-sides">
          {ROLES.map((role) => (
            <Side key={role} words={w} state={state} role={role} />
          ))}
        </div>
        <section class="record-result">
          <h3>{w.result}</h3>
          <p>
            {(['heroic', 'desperate', 'lockdown'] as const).map((victory) => (
              <span key={victory}>
                <Box filled={state?.victory === victory} /> {w.victories[victory]}
              </span>
            ))}
          </p>
        </section>
        <p>{w.inShort}</p>
        <footer class="record-foot">
          <span>{state ? w.letters(letters) : w.enterLater}</span>
          <span>{paper}</span>
        </footer>
      </main>
    </div>
  );
}

const Box = ({ filled }: { readonly filled: boolean }) => (
  <i class={filled ? 'record-box filled' : 'record-box'}>{filled && <span class="unseen">✓</span>}</i>
);

interface PartProps {
  readonly words: CampaignWords;
  readonly state: CampaignState | null;
}

function OperationRows({
  words: w,
  state,
  operationName,
}: PartProps & { readonly operationName: NonNullable<RecordPaperProps['operationName']> }) {
  const lines = state ? recordSheet(state).lines : [];
  const lineOf = (slot: Slot) => lines.find((line) => line.slot === slot);
  return (
    <table class="record-operations">
      <thead>
        <tr>
          <th scope="col">{w.sheetNo}</th>
          <th scope="col">{w.columns.operation}</th>
          {ROLES.map((role) => (
            <th key={role} scope="col">
              {w.unlockedBy(role)}
            </th>
          ))}
          <th scope="col">{w.activeBoth}</th>
          <th scope="col">{w.wonByShort}</th>
          <th scope="col">{w.expBoth}</th>
        </tr>
      </thead>
      <tbody>
        {SLOTS.map((slot) => {
          const line = lineOf(slot);
          const played = line?.winner != null;
          return (
            <tr key={slot}>
              <th scope="row">{slot === 'L' ? w.slot(slot) : slot}</th>
              <td>{line?.operation && operationName(line.operation)}</td>
              {ROLES.map((role) => (
                <td key={role}>{line?.unlocked[role]}</td>
              ))}
              <td>{played && ROLES.map((role) => line?.inForce[role].join(', ') || '–').join(' / ')}</td>
              <td class="record-won">
                {ROLES.map((role) => (
                  <span key={role}>
                    <i class={`record-mark ${role} ${line?.winner === role ? 'filled' : ''}`} /> {w.letterOf[role]}
                  </span>
                ))}
              </td>
              <td class="numbers">{played && ROLES.map((role) => line?.gained[role]).join(' / ')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Side({ words: w, state, role }: PartProps & { readonly role: Role }) {
  const player = state ? inRole(state, role) : undefined;
  const pack: AdvantagePack | undefined = player?.pack ?? PRINTED_PACKS.find((one) => one.role === role);
  const experience = state ? experienceOf(role, state.played) : 0;
  const isUnlocked = (id: string): boolean => player?.unlocked.some(({ advantage }) => advantage === id) ?? false;
  return (
    <section class="record-side">
      <p class="cap">{w.roles[role]}</p>
      <h3>{pack?.name}</h3>
      <p class="record-field">
        {w.playerName} <span>{player?.name}</span>
      </p>
      <p class="record-field">
        {w.veteranName} <span>{player?.veteran?.name}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.tier(1).replace(' 1', '')}</th>
            {FACES.map((face) => (
              <th key={face} scope="col">
                <Icon name={`def-${face}`} label={w.faces[face]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pack?.tiers.map((tier, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {tier.free !== undefined && (
                <td colSpan={FACES.length}>
                  <Box filled={player?.unlocked.some(({ picked }) => picked === at + 1) ?? false} /> {w.anyTier}
                </td>
              )}
              {tier.entries.map(({ face, advantage, unlocksFrom }) => (
                <td key={face}>
                  <Box
                    filled={
                      advantage === undefined
                        ? (player?.unlocked.some((one) => one.picked === at + 1 && one.ticked === face) ?? false)
                        : isUnlocked(advantage)
                    }
                  />{' '}
                  {advantage === undefined ? w.fromTier(unlocksFrom ?? 0) : advantageName(pack, advantage)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="record-experience">
        {w.experience}{' '}
        {Array.from({ length: MOST_EXPERIENCE }, (_, i) => (
          <Box key={i} filled={i < experience} />
        ))}
      </p>
    </section>
  );
}
