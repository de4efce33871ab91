// Written from the route table of @forecourt/storefront by `npm run routes`. Do not edit.
import { homePage } from '@forecourt/storefront/server';
import '../../route-styles/home.css';
import { Featured } from '../../slots/featured';
import { Hero } from '../../slots/hero';
import { HomeBodies } from '../../slots/home-bodies';
import { HomeLocations } from '../../slots/home-locations';
import { HomeMakes } from '../../slots/home-makes';
import { SimilarCard } from '../../slots/similar-card';
import { template } from '../../template';

const page = homePage({ ...template, slots: { Featured, Hero, HomeBodies, HomeLocations, HomeMakes, SimilarCard } });

export const generateMetadata = page.metadata;
export const revalidate = false;
/** None at build: each page is rendered at its first request and cached. */
export const generateStaticParams = () => [];
export default page.Page;
