export { lookupSettings } from './lookup-settings';
