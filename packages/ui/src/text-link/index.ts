export { TextButton, TextLink } from './text-link';
