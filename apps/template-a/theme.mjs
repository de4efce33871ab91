export { metro as theme } from '@forecourt/ui/themes';
