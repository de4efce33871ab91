// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { aboutUsPage } from '@forecourt/storefront/server';
import '../../../route-styles/written.css';
import { Featured } from '../../../slots/featured';
import { Hero } from '../../../slots/hero';
import { template } from '../../../template';

const page = aboutUsPage({ ...template, slots: { Featured, Hero } });

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
