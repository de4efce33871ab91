export type { Picture } from './picture';
