export { anchors } from './hrefs';
export { type PageBinding, pageBindings } from './page-bindings';
export { generatedMark, type RouteFile, routeFiles } from './route-files';
export { writeRouteFiles } from './write-route-files';
