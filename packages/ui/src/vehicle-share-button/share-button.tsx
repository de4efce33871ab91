'use client';

import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { copyText } from './copy-text';

export type ShareButtonProps = {
  /** The address to copy, absolute or of this site; the page's own by default. */
  readonly url?: string;
  readonly label?: string;
  readonly copiedLabel?: string;
  readonly failedLabel?: string;
  readonly kind?: 'quiet' | 'outlined';
  readonly fullWidth?: boolean;
  /** After the link is on the clipboard: the toast, the event. */
  readonly onCopied?: (url: string) => void;
};

/** Milliseconds for which the button shows its confirmation (SIDE-04). */
const copiedFor = 1500;

type Outcome = 'none' | 'copied' | 'failed';

/** Copies the link of the page and says so for a moment. Source: SIDE-04. */
export const ShareButton = ({
  url,
  label = 'Share',
  copiedLabel = 'Copied',
  failedLabel = 'Not copied',
  kind = 'quiet',
  fullWidth,
  onCopied,
}: ShareButtonProps) => {
  const [outcome, setOutcome] = useState<Outcome>('none');

  useEffect(() => {
    if (outcome === 'none') return undefined;
    const timer = setTimeout(() => setOutcome('none'), copiedFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const share = async () => {
    const address = new URL(url ?? '', window.location.href).href;
    const copied = await copyText(address);
    setOutcome(copied ? 'copied' : 'failed');
    if (copied) onCopied?.(address);
  };

  const words: Record<Outcome, string> = { none: label, copied: copiedLabel, failed: failedLabel };
  return (
    <Button
      kind={kind}
      size="small"
      fullWidth={fullWidth}
      icon={outcome === 'copied' ? 'check' : 'share-2'}
      onClick={share}
    >
      <span aria-live="polite">{words[outcome]}</span>
    </Button>
  );
};
