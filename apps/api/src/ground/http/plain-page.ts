import { html, raw } from 'hono/html';

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#17150f;background:#fff}a{display:inline-block;padding:.6rem 0;color:inherit}label{display:block;margin-top:1rem;font-weight:600}input:not([type=hidden],[type=checkbox]),textarea,select{width:100%;box-sizing:border-box;font:inherit;padding:.6rem;border:1px solid #6b6557;border-radius:4px}.short{max-width:8rem}.fault{color:#a8201a;font-weight:400}button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.8rem 1.5rem;min-height:44px}';

type Html = ReturnType<typeof html>;

/**
 * A page of the API's own, seen only where scripts are off: the answer to a plain form. `title` is its heading, too;
 * `siteName` stands beside it in the tab. `class="short"` narrows a field, `class="fault"` marks what is wrong.
 */
export const plainPage = (title: string, siteName: string, content: Html): Html => html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${siteName}</title>
<style>${raw(style)}</style></head>
<body><main><h1>${title}</h1>
${content}</main></body></html>`;
