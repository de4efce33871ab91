import { contentKeyAt } from '@forecourt/config/content';
import type { BlockTemplate } from '../../features/content/block-renderer';
import { contentPage } from '../../features/content/content-page';
import { findPageContent } from '../../features/content/load-content';
import { type PageProps, requireSite, type SitePage } from '../../site/data/site-page';
import { modelPage } from './model/model-page';

type WordParams = { readonly site: string; readonly slug: string };

/** The key of what the dealer may have put at a word. */
const keyAt = ({ slug }: WordParams): string | null => contentKeyAt(`/${slug}`);

/** What one word names at `/{slug}`: a page that the dealer has put there, else a model (OFFR-02), else a 404. */
export const pagePage = (template: BlockTemplate): SitePage<WordParams> => {
  const written = contentPage<WordParams>(template, keyAt);
  const model = modelPage(template);
  const pageAt = async (params: PageProps<WordParams>['params']): Promise<SitePage<WordParams>> => {
    const site = await requireSite(params);
    const key = keyAt(await params);
    return key !== null && (await findPageContent(site.website_id, key)) !== null ? written : model;
  };
  return {
    Page: async (props) => (await pageAt(props.params)).Page(props),
    metadata: async (props) => (await pageAt(props.params)).metadata(props),
  };
};
