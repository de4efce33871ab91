const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes any text safe inside HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

const STYLE = `
:root { color-scheme: light dark; --ink: #16181d; --soft: #545b68; --line: #d9dde4; --paper: #fff; --wash: #f4f5f7; --link: #0b57d0 }
@media (prefers-color-scheme: dark) { :root { --ink: #f2f3f5; --soft: #a6adba; --line: #343a45; --paper: #1a1d23; --wash: #121419; --link: #8ab4f8 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; background: var(--wash); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", sans-serif }
main { max-width: 62rem; margin: 0 auto; padding: clamp(2.5rem, 10vh, 6rem) 1.25rem }
h1 { margin: 0 0 .75rem; font-size: clamp(1.6rem, 1.2rem + 2vw, 2.4rem); line-height: 1.15; letter-spacing: -.02em; text-wrap: balance }
p { margin: 0 0 1rem; max-width: 42rem; color: var(--soft) }
a { color: var(--link) }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 2px }
.sites { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)) }
.site { position: relative; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem }
.site:hover { border-color: var(--soft) }
.site a { color: inherit; text-decoration: none; font-weight: 650; font-size: 1.1rem }
.site a::after { content: ""; position: absolute; inset: 0 }
.site p { margin: .35rem 0 .9rem }
.site small { color: var(--soft); font-size: .85rem }
.owner { margin-bottom: 2rem; color: var(--ink); font-weight: 650 }
.again { display: inline-block; padding: .5rem 0 }
.phones { list-style: none; margin: 0; padding: 0; max-width: 30rem }
.phones li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem; border-top: 1px solid var(--line); padding: .4rem 0 }
.phones a { padding: .5rem 0; font-size: 1.15rem; font-weight: 650; white-space: nowrap }
`;

/** One self-contained page: no script, no request for anything else. `body` is HTML and must already be safe. */
export interface PageContent {
  readonly title: string;
  readonly body: string;
  /** Whose page it is, where it stands for a page of a dealer. */
  readonly owner?: string;
  /** Seconds after which it is worth asking again. */
  readonly retryAfter?: number;
  /** The browser reloads the page by itself. */
  readonly asksAgain?: true;
}

/** Draws a page of the gateway's own. */
export const renderPage = ({ owner, title, body, retryAfter, asksAgain }: PageContent): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${asksAgain ? `<meta http-equiv="refresh" content="${retryAfter}">\n` : ''}<title>${escapeHtml([title, owner].filter(Boolean).join(' | '))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${owner === undefined ? '' : `<p class="owner">${escapeHtml(owner)}</p>\n`}<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** Headers of every page of the gateway's own. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
