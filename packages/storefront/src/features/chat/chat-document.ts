import { hrefs } from '@forecourt/config/hrefs';
import { brandedColors } from '@forecourt/ui/themes';
import type { Template } from '../../runtime/template/template-definition';
import { loadSite } from '../../site/data/load-site';
import { siteCall } from '../../site/shell/header-view';
import { openWidget } from './open-widget';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string }>;
}

/** How long a widget may take, in milliseconds. */
const patienceMs = 15_000;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
/** JSON within a script: nothing in it ends the script. */
const scriptText = (value: string | number): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The document in which the dealer's chat widget runs (CHAT-01), with a content security policy of its own: the site's
 * pages frame it and run none of the widget's scripts. When the widget does not load, and without scripts, it offers
 * the enquiry form and the telephone.
 */
export const chatDocument =
  (template: Template) =>
  async (_request: Request, { params }: DocumentContext): Promise<Response> => {
    const site = await loadSite((await params).site);
    if (site === null || site.chat === null) return new Response('Not found', { status: 404 });
    const { brand, onBrand } = brandedColors(template.theme, site.brand);
    const phone = siteCall(site);
    const name = escaped(site.name);
    const { scriptUrl, openCall } = site.chat;
    const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Chat with ${name}</title>
<style>
body{margin:0;padding:1.25rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
h1{margin:0 0 .75rem;font-size:1.25rem;line-height:1.25}
p{margin:0 0 1rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;color:inherit}
a[data-enquire]{margin-right:1rem;padding:0 1.25rem;background:${brand};color:${onBrand};text-decoration:none}
#failed{display:none}
[data-chat=failed] #failed{display:block}
[data-chat] #waiting{display:none}
</style>
<noscript><style>#failed{display:block}#waiting{display:none}</style></noscript>
</head>
<body>
<main>
<h1>Chat with ${name}</h1>
<p id="waiting" role="status">Opening the chat…</p>
<div id="failed" role="alert">
<p>The chat could not be opened. Send us an enquiry${phone === null ? '' : ' or call'}, and a person answers.</p>
<a data-enquire target="_top" href="${escaped(hrefs(site).contact)}">Send an enquiry</a>
${phone === null ? '' : `<a target="_top" href="${escaped(phone.href)}">Call ${escaped(phone.label)}</a>`}
</div>
</main>
<script>(${openWidget.toString()})(${[scriptUrl, openCall, patienceMs].map(scriptText).join(',')})</script>
</body>
</html>`;
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
