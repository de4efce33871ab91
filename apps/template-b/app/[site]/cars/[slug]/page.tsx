// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { vehiclePage } from '@forecourt/storefront/server';
import '../../../../route-styles/vehicle.css';
import { DetailLayout } from '../../../../slots/detail-layout';
import { SimilarCard } from '../../../../slots/similar-card';
import { template } from '../../../../template';

const page = vehiclePage({ ...template, slots: { DetailLayout, SimilarCard } });

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
