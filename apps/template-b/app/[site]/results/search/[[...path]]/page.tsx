// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { cachedSearchPage } from '@forecourt/storefront/server';
import '../../../../../route-styles/results.css';
import { Card } from '../../../../../slots/card';
import { SearchLayout } from '../../../../../slots/search-layout';
import { template } from '../../../../../template';

const page = cachedSearchPage({ ...template, slots: { Card, SearchLayout } });

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
