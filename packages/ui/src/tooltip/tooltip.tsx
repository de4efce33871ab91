'use client';

import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, useId, useRef } from 'react';
import { classNames } from '../class-names/class-names';
import * as popup from '../popup/popup.css';
import { usePopupContainer } from '../popup/use-popup-container';
import * as styles from './tooltip.css';

export type TooltipProps = {
  /** One short sentence without links or buttons: it cannot be reached. */
  readonly content: string;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /** The control it speaks of, with a name of its own. */
  readonly children: ReactElement<Record<string, unknown>>;
};

/**
 * A short note on a control, on hover and on keyboard focus. Fingers cannot hover: where the words are needed, use
 * {@link InfoTip}. It adds 24 KB of compressed script to a page that has icons: load it lazily.
 */
export const Tooltip = ({ content, side = 'top', children }: TooltipProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const container = usePopupContainer(trigger);
  const noteId = useId();
  return (
    <Base.Root>
      <Base.Trigger ref={trigger} render={children} delay={300} aria-describedby={noteId} />
      {/* Kept for the description alone: the popup comes and goes. */}
      <span id={noteId} hidden>
        {content}
      </span>
      <Base.Portal {...(container === undefined ? {} : { container })}>
        <Base.Positioner
          className={popup.positioner}
          positionMethod="fixed"
          side={side}
          sideOffset={8}
          collisionBoundary={[]}
          collisionPadding={8}
        >
          <Base.Popup className={classNames(popup.surface, styles.note, styles.measure)}>{content}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
};
