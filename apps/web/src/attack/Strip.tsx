import './strip.css';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { STEPS, type Step } from './steps.ts';

/** The ten steps of an attack, the current one lit. */
export default function Strip({ now }: { readonly now: Step }) {
  const { attack } = useMessages();
  const at = STEPS.indexOf(now);
  return (
    <ol class="strip" aria-label={attack.strip}>
      {STEPS.map((step, i) => (
        <li key={step} class={i < at ? 'done' : ''} {...(i === at ? { 'aria-current': 'step' } : {})}>
          <span class="strip-number numbers" aria-hidden="true">
            {i < at ? <Icon name="confirm" /> : i + 1}
          </span>
          <span class="strip-name">{attack.steps[step]}</span>
          {i < at && <span class="unseen">, {attack.done}</span>}
        </li>
      ))}
    </ol>
  );
}
