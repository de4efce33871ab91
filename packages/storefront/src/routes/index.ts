export { anchors } from './hrefs';
export { generatedMark, type RouteFile, routeFiles } from './route-files';
export {
  type DocumentEntry,
  documentTable,
  type Rendering,
  type RouteEntry,
  type RouteName,
  routeTable,
} from './route-table';
