export { Chat } from './chat';
