import { createHash } from 'node:crypto';
import { RULES_VERSION } from '@faultline/rules';
import type { House } from '../house.ts';
import { ENGLISH, GERMAN, type HostWords } from './hostWords.ts';

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}dl{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
article{border-top:1px solid #8a929c;padding:.75rem 0}pre{overflow:auto;max-height:16rem;white-space:pre-wrap}code{overflow-wrap:anywhere}label,input{display:block;font:inherit}input{width:100%;box-sizing:border-box}
button{font:inherit;min-height:2.75rem;padding:0 1rem;margin-top:.5rem}
@media(prefers-color-scheme:dark){body{color:#e8eaed;background:#14181d}a{color:#8fc1ff}}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

export const HOST_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
} as const;

/** Whatever people wrote stands there as text. */
const plain = (text: unknown): string => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const isGerman = (languages: string | undefined): boolean => /^\s*de\b/i.test(languages ?? '');

/** The newest are shown; the rest follow when those are dealt with. */
const MOST_REPORTS = 50;

async function factsOf(house: House, w: HostWords): Promise<readonly (readonly [string, string | number])[]> {
  const { reader } = house.db;
  const count = async (table: 'games' | 'people' | 'outages', status?: 'running' | 'waiting' | 'over') => {
    const counted = reader.selectFrom(table).select(({ fn }) => fn.countAll().as('n'));
    const row = await (status ? counted.where('status' as never, '=', status as never) : counted).executeTakeFirst();
    return Number(row?.n ?? 0);
  };
  return [
    [w.rules, RULES_VERSION],
    [w.up, w.minutes(Math.floor(process.uptime() / 60))],
    [w.lines, house.lines.size],
    [w.here, house.hall.size],
    [w.running, await count('games', 'running')],
    [w.waiting, await count('games', 'waiting')],
    [w.over, await count('games', 'over')],
    [w.people, await count('people')],
    [w.departed, house.hall.departed.size],
    [w.outages, await count('outages')],
  ];
}

async function reportsOf({ db }: House, w: HostWords): Promise<string> {
  const reports = await db.reader.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(MOST_REPORTS).execute();
  if (reports.length === 0) return `<p>${w.noReports}</p>`;
  return reports
    .map(
      ({ id, game, person, about, text, log, at }) => `<article>
<p><strong>${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC</strong>, ${w.about[about]}</p>
<p>${plain(text)}</p>
<p>${w.by} <code>${plain(person)}</code>${game ? `; ${w.inGame} <code>${plain(game)}</code> (<a href="/host/games/${plain(game)}">${w.file}</a>)` : ''}</p>
<details><summary>${w.log}</summary><pre>${plain(JSON.stringify(JSON.parse(log), null, 1))}</pre></details>
<form method="post" action="/host/reports/delete"><input type="hidden" name="id" value="${plain(id)}"><button>${w.remove}</button></form>
</article>`,
    )
    .join('\n');
}

/** A page of its own, without a script: how the server stands, what people have reported, and how to forget somebody. */
export async function hostPage(house: House, languages: string | undefined): Promise<string> {
  const w = isGerman(languages) ? GERMAN : ENGLISH;
  const facts = await factsOf(house, w);
  return `<!doctype html>
<html lang="${isGerman(languages) ? 'de' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Faultline: ${w.title}</title><style>${STYLE}</style></head>
<body><main><h1>${w.title}</h1><p>${w.intro}</p>
<h2>${w.now}</h2><dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${plain(value)}</dd>`).join('')}</dl>
<p><a href="/host/metrics">${w.metrics}</a></p>
<h2>${w.reports}</h2>${await reportsOf(house, w)}
<h2>${w.forget}</h2><p>${w.forgetHint}</p>
<form method="post" action="/host/forget"><label for="person">${w.id}</label><input id="person" name="person" required pattern="[0-9a-f]{32}"><button>${w.forgotten}</button></form>
</main></body></html>`;
}
