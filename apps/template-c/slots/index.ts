export {
  DetailLedger as DetailLayout,
  HeroPlate as Hero,
  HomeBodyLineup as HomeBodies,
  HomeLocationCards as HomeLocations,
  HomeMakeLedger as HomeMakes,
  SiteFooterLedger as Footer,
} from '@forecourt/ui';
export { Card } from './card';
export { Header } from './header';
export { SearchLayout } from './search-layout';
export { SimilarCard as Featured, SimilarCard } from './similar-card';
