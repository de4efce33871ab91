// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { gatedPage, offerPage } from '@forecourt/storefront/server';
import '../../../../route-styles/offer.css';
import { Featured } from '../../../../slots/featured';
import { template } from '../../../../template';

const page = gatedPage('offer', offerPage({ ...template, slots: { Featured } }));

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
