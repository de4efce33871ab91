import type { Site } from '../site-table/host-index';
import { escapeHtml, type PageContent } from './page';

/** Pages the gateway answers with itself. None of them shows anything of a dealer. */
export const plainPages = {
  /** Unknown host or reserved path (SITE-02). */
  notFound: {
    title: 'Page not found',
    body: '<p>There is nothing at this address. Check the spelling of the address and try again.</p>',
  },
  badRequest: {
    title: 'We could not read that request',
    body: '<p>The address or its host name is not one this server can read. Check it and try again.</p>',
  },
  /** No site table yet. */
  starting: {
    title: 'Starting',
    body: '<p role="status">The websites are being made ready. This page tries again by itself.</p>',
    retryAfter: 2,
    asksAgain: true,
  },
  /** The application behind this page cannot be reached. */
  unavailable: {
    title: 'This page is not available right now',
    body: '<p>Something on our side is not answering. Please try again in a moment.</p>',
    retryAfter: 5,
  },
} satisfies Record<string, PageContent>;

const templateWords = ({ template, template_title }: Site): string => {
  const name = template.toUpperCase();
  return template_title === undefined ? name : `${name}, ${template_title}`;
};

/** The list of sites that `localhost` shows on a developer's machine. */
export const directoryPage = (sites: readonly Site[], protocol: string, port: string | null): PageContent => {
  const suffix = port === null ? '' : `:${port}`;
  const rows = sites.map((site) => {
    const host = site.hosts.find((name) => name.endsWith('.localhost')) ?? `${site.slug}.localhost`;
    return `<li class="site"><a href="${escapeHtml(`${protocol}://${host}${suffix}/`)}">${escapeHtml(site.name)}</a>
<p>${escapeHtml(site.tagline)}</p><small>Template ${escapeHtml(templateWords(site))} · ${escapeHtml(host)}</small></li>`;
  });
  return {
    title: 'Forecourt sites on this machine',
    body:
      rows.length === 0
        ? '<p>No site has been applied yet. Run <code>npm run forecourt -- sites apply sites</code>.</p>'
        : `<p>Every dealer website that is live here, with the template that draws it.</p>\n<ul class="sites">\n${rows.join('\n')}\n</ul>`,
  };
};
