export { Button, type ButtonProps } from './button';
export { IconButton, IconLink } from './icon-button';
export { LinkButton, type LinkButtonProps } from './link-button';
