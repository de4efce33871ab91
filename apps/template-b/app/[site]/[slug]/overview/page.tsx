// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { brandPage } from '@forecourt/storefront/server';
import '../../../../route-styles/brand.css';
import { Featured } from '../../../../slots/featured';
import { HomeLocations } from '../../../../slots/home-locations';
import { template } from '../../../../template';

const page = brandPage({ ...template, slots: { Featured, HomeLocations } });

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
