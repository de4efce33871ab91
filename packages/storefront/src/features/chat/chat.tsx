'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { insteadOfLink } from '../search';
import type { ChatWindowProps } from './chat-window';

/**
 * Opens the dealer's chat over the page, from wherever a link to it stands (CHAT-01). Nothing of it comes before the
 * press; without scripts, or where its code cannot be had, the link leads to the chat's own document.
 */
export const Chat = () => {
  const [shown, setShown] = useState<{ readonly Window: ComponentType<ChatWindowProps>; readonly address: string }>();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/chat?"]') : null;
      if (link === null) return;
      insteadOfLink(event, () => {
        import('./chat-window').then(
          ({ ChatWindow }) => setShown({ Window: ChatWindow, address: link.href }),
          (error: unknown) => {
            console.error('The chat could not be opened here.', error);
            location.assign(link.href);
          },
        );
      });
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, []);
  return shown === undefined ? null : <shown.Window address={shown.address} onClose={() => setShown(undefined)} />;
};
