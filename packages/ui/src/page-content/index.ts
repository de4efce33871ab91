export { ContentPage, type ContentPageProps, Prose, ProseHtml } from './content-page';
export { NoticeBar } from './notice-bar';
export { PageHead, type PageHeadProps } from './page-head';
