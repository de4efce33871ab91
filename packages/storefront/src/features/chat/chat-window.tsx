'use client';

import { Drawer } from '@forecourt/ui/modal';

/** What a chat window shows. */
export interface ChatWindowProps {
  /** The chat's own document. */
  readonly address: string;
  readonly onClose: () => void;
}

/** The dealer's chat beside the page, in a document of its own: its widget runs there and nowhere else. */
export const ChatWindow = ({ address, onClose }: ChatWindowProps) => (
  <Drawer open onClose={onClose} title="Instant Message">
    <iframe
      src={address}
      title="Chat with the dealer"
      style={{ display: 'block', width: '100%', height: 'calc(100dvh - 8rem)', border: 0 }}
    />
  </Drawer>
);
