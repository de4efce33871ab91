'use client';

import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import * as popup from '../popup/popup.css';
import { usePopupContainer } from '../popup/use-popup-container';
import * as styles from './tooltip.css';

export type InfoTipProps = {
  /** The name of its button: "About the comparison rate". */
  readonly label: string;
  /** A sentence or two; links in it can be reached. */
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
};

/**
 * A sign beside words that opens a note on them: by a press, a tap or Enter, and on hover where there is a pointer.
 * The note of fingers; closes on Escape and on a press outside.
 */
export const InfoTip = ({ label, children, side = 'top' }: InfoTipProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const container = usePopupContainer(trigger);
  return (
    <Popover.Root>
      <Popover.Trigger ref={trigger} openOnHover delay={300} aria-label={label} className={styles.trigger}>
        <Icon name="info" size="small" />
      </Popover.Trigger>
      <Popover.Portal {...(container === undefined ? {} : { container })}>
        <Popover.Positioner
          className={popup.positioner}
          positionMethod="fixed"
          side={side}
          sideOffset={8}
          collisionBoundary={[]}
          collisionPadding={8}
        >
          <Popover.Popup aria-label={label} className={classNames(popup.surface, styles.note, styles.measure)}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};
