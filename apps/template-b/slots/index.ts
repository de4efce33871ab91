export {
  DetailShowcase as DetailLayout,
  HeroCinematic as Hero,
  HomeBodyRange as HomeBodies,
  HomeLocationShowcase as HomeLocations,
  HomeMakeLedger as HomeMakes,
  SiteFooterQuiet as Footer,
} from '@forecourt/ui';
export { Card, Card as Featured, Card as SimilarCard } from './card';
export { Header } from './header';
export { SearchLayout } from './search-layout';
