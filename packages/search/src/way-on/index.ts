export { type Loosening, loosenings, readWayOn, type WayOn, wayOnQueries } from './way-on';
