// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { forOneClient, previewPage } from '@forecourt/storefront/server';
import '../../../../route-styles/preview.css';
import { Featured } from '../../../../slots/featured';
import { Hero } from '../../../../slots/hero';
import { HomeBodies } from '../../../../slots/home-bodies';
import { HomeLocations } from '../../../../slots/home-locations';
import { HomeMakes } from '../../../../slots/home-makes';
import { SimilarCard } from '../../../../slots/similar-card';
import { template } from '../../../../template';

const page = previewPage({ ...template, slots: { Featured, Hero, HomeBodies, HomeLocations, HomeMakes, SimilarCard } });

export const generateMetadata = forOneClient(page.metadata);
export const dynamic = 'force-dynamic';
export default forOneClient(page.Page);
