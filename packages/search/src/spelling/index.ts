export { respelledQuery } from './respelled-query';
