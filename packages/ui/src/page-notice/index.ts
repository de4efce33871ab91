export { PageNotice } from './page-notice';
