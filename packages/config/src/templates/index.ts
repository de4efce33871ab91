export type { RegisteredTemplate } from './registered-template';
