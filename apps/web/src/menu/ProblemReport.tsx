import type { GameFile } from '@faultline/rules';
import { useState } from 'preact/hooks';
import about from '../../package.json' with { type: 'json' };
import { useSpeech } from '../i18n/language.ts';
import { useMenuWords } from '../i18n/menuWords.ts';
import { copyText } from '../ui/copyText.ts';
import { Icon } from '../ui/Icon.tsx';
import { useGame } from '../game/game.ts';
import { saveAs } from '../saves/saveAs.ts';
import { problemFile, problemOf, problemText } from './problem.ts';

/** What went wrong, in one file with the game, or in a few lines. */
export function ProblemReport() {
  const { language } = useSpeech();
  const w = useMenuWords();
  const { outward, view, moment } = useGame();
  const [said, say] = useState('');
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const [text, setText] = useState('');
  if (!w) return null;
  const written = async () => {
    const game = JSON.parse(await outward()) as GameFile;
    const screen = `${innerWidth} × ${innerHeight}`;
    return {
      game,
      problem: problemOf(said, game, moment.version, {
        page: about.version,
        language,
        browser: navigator.userAgent,
        screen,
      }),
    };
  };
  const save = async () => {
    const { problem, game } = await written();
    saveAs(`report-turn-${problem.turn}.faultline.json`, problemFile(problem, game));
  };
  const copy = async () => {
    const short = problemText((await written()).problem);
    setText(short);
    setCopied((await copyText(short)) ? 'yes' : 'refused');
  };
  return (
    <section class="problem">
      <h2>{w.problem}</h2>
      <p class="sheet-hint">{w.problemHint}</p>
      {!view.open.result && <p class="sheet-hint">{w.problemOpen}</p>}
      <label>
        {w.said}
        <textarea class="field" rows={4} value={said} onInput={({ currentTarget }) => say(currentTarget.value)} />
      </label>
      <p class="sheet-ways">
        <button type="button" class="button" data-way="copy-report" onClick={copy}>
          {copied === 'yes' ? w.copied : w.copyReport}
        </button>
        <button type="button" class="button filled" data-way="save-report" onClick={save}>
          <Icon name="save" /> {w.saveReport}
        </button>
      </p>
      {copied === 'refused' && (
        <p role="alert">
          {w.notCopied}
          <output class="sheet-code">{text}</output>
        </p>
      )}
    </section>
  );
}
