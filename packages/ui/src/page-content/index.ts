export { ContentPage, type ContentPageProps, Prose, ProseHtml } from './content-page';
