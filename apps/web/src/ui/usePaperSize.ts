import { useLayoutEffect } from 'preact/hooks';

/** Prints on paper of this size, pages numbered on request; by a sheet of the script's own, since the page allows no styles written into it. */
export function usePaperSize(size: string, numbered: boolean, margin = '14mm'): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    const number = numbered
      ? `@bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif; }`
      : '';
    sheet.replaceSync(`@page { size: ${size}; margin: ${margin}; ${number} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [size, numbered, margin]);
}
