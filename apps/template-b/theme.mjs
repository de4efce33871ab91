export { marque as theme } from '@forecourt/ui/themes';
