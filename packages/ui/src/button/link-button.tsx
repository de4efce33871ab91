import { classNames } from '../class-names/class-names';
import { UiLink, type UiLinkProps } from '../ui-provider/ui-link';
import { ButtonContent, type ButtonLook, buttonLook } from './button';

export type LinkButtonProps = Omit<UiLinkProps, 'children'> & ButtonLook;

/** A link that looks like a button: it goes somewhere, it does nothing. */
export const LinkButton = ({
  kind = 'primary',
  size,
  fullWidth,
  icon,
  iconEnd,
  className,
  children,
  ...link
}: LinkButtonProps) => (
  <UiLink {...link} className={classNames(buttonLook({ kind, size, fullWidth }), className)}>
    <ButtonContent kind={kind} icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  </UiLink>
);
