export {
  DetailSidebar as DetailLayout,
  HeroStage as Hero,
  HomeBodyPicker as HomeBodies,
  HomeLocations,
  HomeMakeTiles as HomeMakes,
  SiteFooterColumns as Footer,
} from '@forecourt/ui';
export { Card, Card as Featured, Card as SimilarCard } from './card';
export { Header } from './header';
export { SearchLayout } from './search-layout';
