import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './button.css';

/** What buttons and links that look like buttons share. */
export type ButtonLook = {
  /** `primary` is the one thing to do in a view; `ink` the second fill; `danger` destroys. */
  readonly kind?: keyof typeof styles.kinds;
  readonly size?: keyof typeof styles.sizes;
  readonly fullWidth?: boolean;
  readonly icon?: IconName;
  /** Icon after the words, for directions such as an arrow. */
  readonly iconEnd?: IconName;
  readonly children: ReactNode;
};

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> &
  ButtonLook & {
    /** Shows a spinner and refuses further presses. The words should say what goes on: "Sending". */
    readonly loading?: boolean;
  };

/** The class names of a button's look, for elements that are neither button nor link. */
export const buttonLook = ({ kind = 'primary', size = 'medium', fullWidth = false }: Omit<ButtonLook, 'children'>) =>
  classNames(styles.button, styles.kinds[kind], styles.sizes[size], fullWidth && styles.fullWidth);

/** Icon, words and icon as they stand inside every button. */
export const ButtonContent = ({
  kind,
  icon,
  iconEnd,
  children,
}: Pick<ButtonLook, 'kind' | 'icon' | 'iconEnd' | 'children'>) => (
  <>
    {icon !== undefined && <Icon name={icon} size="small" />}
    <span className={classNames(styles.label, kind === 'quiet' && styles.quietLabel)}>{children}</span>
    {iconEnd !== undefined && <Icon name={iconEnd} size="small" />}
  </>
);

/** A button, of `type="button"` by default. */
export const Button = ({
  kind = 'primary',
  size,
  fullWidth,
  icon,
  iconEnd,
  loading = false,
  disabled = false,
  className,
  children,
  type = 'button',
  ...button
}: ButtonProps) => (
  <button
    {...button}
    type={type}
    disabled={disabled || loading}
    aria-busy={loading || undefined}
    className={classNames(buttonLook({ kind, size, fullWidth }), className)}
  >
    {loading && <span className={styles.spinner} aria-hidden="true" />}
    <ButtonContent kind={kind} icon={loading ? undefined : icon} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  </button>
);
