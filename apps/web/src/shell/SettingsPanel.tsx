import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { SheetButton } from '../ui/SheetButton.tsx';

const SettingsSheet = lazy(() => import('./SettingsSheet.tsx'));

/** Language, theme and colours, from any page. */
export function SettingsButton({ named = false }: { readonly named?: boolean }) {
  const { shell } = useMessages();
  return (
    <SheetButton
      title={shell.settings}
      {...(named ? {} : { label: shell.settings })}
      kind={named ? 'button settings-button' : 'button quiet square settings-button'}
      face={
        <>
          <Icon name="settings" /> {named && shell.settings}
        </>
      }
      sheet="settings"
    >
      <SettingsSheet />
    </SheetButton>
  );
}
