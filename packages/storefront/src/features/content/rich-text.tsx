import { ProseHtml } from '@forecourt/ui/page-content';
import type { BlockRenderer } from './block-renderer';
import { liveText } from './live-links';

/** Text to read, whose links lead only to pages that the site has. */
export const RichText: BlockRenderer<'rich-text'> = async ({ block: { html }, site }) => (
  <ProseHtml html={await liveText(site, html)} />
);
