export { noSources, type PageSources, pageSources, sourcesClassOf } from './page-sources';
