import type { BlockTemplate } from '../../features/content/block-renderer';
import { contentPage } from '../../features/content/content-page';
import type { SitePage } from '../../site/data/site-page';

/** The factory of the page that every site may have under a key. */
const standing =
  (key: string) =>
  (template: BlockTemplate): SitePage =>
    contentPage(template, () => key);

export const servicePage = standing('service');
export const partsSearchPage = standing('parts-search');
export const partsAccessoriesPage = standing('parts-accessories');
export const warrantyPage = standing('warranty');
export const fleetPage = standing('fleet');
export const eofyPage = standing('eofy');
export const aboutUsPage = standing('about-us');
export const termsPage = standing('terms');
