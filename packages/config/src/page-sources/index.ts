export { type PageSources, pageSources, sourcesClassOf } from './page-sources';
