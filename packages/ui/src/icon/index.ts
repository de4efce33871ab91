export { Icon, type IconProps, IconSheet } from './icon';
export type { IconName } from './icons';
