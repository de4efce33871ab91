// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { forOneClient, searchPage } from '@forecourt/storefront/server';
import '../../../../route-styles/results.css';
import { Card } from '../../../../slots/card';
import { SearchLayout } from '../../../../slots/search-layout';
import { template } from '../../../../template';

const page = searchPage({ ...template, slots: { Card, SearchLayout } });

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
