export { yard as theme } from '@forecourt/ui/themes';
