import { type RefObject, useEffect, useState } from 'react';

/**
 * Where a popup is put: into the dialog around its trigger, because a modal dialog lies over everything else and
 * makes it inert; otherwise at the end of the page (`undefined`).
 */
export const usePopupContainer = (trigger: RefObject<HTMLElement | null>): HTMLElement | undefined => {
  const [container, setContainer] = useState<HTMLElement>();
  useEffect(() => setContainer(trigger.current?.closest('dialog') ?? undefined), [trigger]);
  return container;
};
