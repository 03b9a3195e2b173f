import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The first page, and the words in the language the page is written in. */
const PARTS = ['src/site/Home.tsx', 'src/i18n/en/index.ts', 'src/i18n/en/home.ts'];

/** Names the files of the first page in the page itself: they come with its script instead of after it. */
export function firstPage(): Plugin {
  return {
    name: 'first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const parts = chunks.filter(({ facadeModuleId }) => PARTS.some((part) => facadeModuleId?.endsWith(part)));
        const files = filesOf(parts, chunks).filter((file) => !html.includes(file));
        return files.map((file) => tagOf(`./${file}`));
      },
    },
  };
}

/** The files of these, of all they import, and their styles. */
function filesOf(parts: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) visit(each);
  };
  for (const part of parts) visit(part);
  return [...seen].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

const tagOf = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: href.endsWith('.css') ? 'stylesheet' : 'modulepreload', crossorigin: '', href },
  injectTo: 'head',
});
