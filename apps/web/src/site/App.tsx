import { useEffect, useState } from 'preact/hooks';
import { loadMessages, type Speech, SpeechContext, withLater } from '../i18n/language.ts';
import type { Messages } from '../i18n/messages.ts';
import { lineFree } from '../shell/line.ts';
import { Failed, Loading, Nowhere } from '../shell/notices.tsx';
import type { Page } from '../shell/page.ts';
import { type Route, useRoute } from '../shell/route.ts';
import { SettingsContext, useStoredSettings } from '../shell/settings.ts';
import { PAGES } from './pages.ts';

const AGAIN = 5000;

export function App() {
  const choosing = useStoredSettings();
  const { language } = choosing.settings;
  const [speech, setSpeech] = useState<Speech | null>(null);
  useEffect(() => {
    let wanted = true;
    const speak = (t: Messages) => wanted && setSpeech({ language, t });
    void loadMessages(language).then((t) => {
      speak(t);
      // Where they cannot be fetched they are asked for again: a game is told with them.
      const learn = (): unknown => wanted && withLater(language, t).then(speak, () => setTimeout(learn, AGAIN));
      void lineFree.then(learn);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  const route = useRoute();
  if (!speech) return null;
  return (
    <SettingsContext.Provider value={choosing}>
      <SpeechContext.Provider value={speech}>
        {route ? <Routed route={route} /> : <Nowhere damaged />}
      </SpeechContext.Provider>
    </SettingsContext.Provider>
  );
}

type LoadedPage = { readonly name: string; readonly page: Page } | { readonly name: string; readonly failed: true };

function Routed({ route: [name = '', ...rest] }: { readonly route: Route }) {
  const [loaded, setLoaded] = useState<LoadedPage | null>(null);
  const [attempt, setAttempt] = useState(0);
  const load = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  useEffect(() => {
    let wanted = true;
    load?.().then(
      (module) => wanted && setLoaded({ name, page: module.default }),
      () => wanted && setLoaded({ name, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [name, attempt]);
  if (!load) return <Nowhere />;
  if (loaded?.name !== name) return <Loading />;
  if ('failed' in loaded) return <Failed again={() => setAttempt(attempt + 1)} />;
  const Page = loaded.page;
  return <Page rest={rest} />;
}
