export { ContentPage, type ContentPageProps } from './content-page';
export { NoticeBar } from './notice-bar';
export { PageHead, type PageHeadProps } from './page-head';
export { Prose, ProseHtml } from './prose';
