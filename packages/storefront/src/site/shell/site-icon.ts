import { brandedColors } from '@forecourt/ui/themes';
import type { Template } from '../../runtime/template/template-definition';
import { loadSite } from '../data/load-site';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string }>;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The sign of a site in browser tabs: its first letter on its brand colour. */
export const iconDocument =
  (template: Template) =>
  async (_request: Request, { params }: DocumentContext): Promise<Response> => {
    const site = await loadSite((await params).site);
    if (site === null) return new Response('Not found', { status: 404 });
    const { brand, onBrand } = brandedColors(template.theme, site.brand);
    const letter = escaped([...site.name.trim()][0]?.toLocaleUpperCase('en-AU') ?? '');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${brand}"/><text x="32" y="45" text-anchor="middle" font-family="system-ui,sans-serif" font-size="38" font-weight="700" fill="${onBrand}">${letter}</text></svg>`;
    return new Response(svg, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
    });
  };
