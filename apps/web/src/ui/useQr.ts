import { useEffect, useState } from 'preact/hooks';

/** A text as a code for a phone's camera, as the address of a picture; null until it is drawn. */
export function useQr(text: string | null, border = 4): string | null {
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly picture: string } | null>(null);
  useEffect(() => {
    if (text === null) return;
    let wanted = true;
    void import('uqr').then(({ renderSVG }) => {
      const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'L', border }))}`;
      if (wanted) setDrawn({ text, picture });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return drawn?.text === text ? drawn.picture : null;
}
