import { useLayoutEffect } from 'preact/hooks';

/** Prints on paper of this size; by a sheet of the script's own, since the page allows no styles written into it. */
export function usePaperSize(size: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: 14mm; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [size]);
}
