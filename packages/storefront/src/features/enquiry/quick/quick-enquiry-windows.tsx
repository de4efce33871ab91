'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { QuickEnquiryParts } from './quick-enquiry-parts';
import { QuickEnquiryWindow } from './quick-enquiry-window';

/** A press of a Quick Enquiry, answered. */
export interface AskedQuickEnquiry extends QuickEnquiryParts {
  /** Gets the focus back. */
  readonly link: HTMLAnchorElement;
}

export interface QuickEnquiryWindowsProps {
  /** The latest press; each is a value of its own. */
  readonly asked: AskedQuickEnquiry;
}

interface KeptWindow extends AskedQuickEnquiry {
  /** The vehicle and the kind of enquiry. */
  readonly subject: string;
  /** Somebody may have typed into it: then it stays a form, also when its vehicle sells. */
  readonly hadForm: boolean;
}

const subjectOf = ({ view: { context } }: AskedQuickEnquiry): string =>
  `${context.rules.category}:${context.vehicle?.id ?? ''}`;

/** A window for each vehicle that was asked about and each kind of question, with what was typed into it; the new answer in place of the old. */
const withAsked = (windows: readonly KeptWindow[], asked: AskedQuickEnquiry): readonly KeptWindow[] => {
  const subject = subjectOf(asked);
  const before = windows.find((kept) => kept.subject === subject);
  const next = { ...asked, subject, hadForm: before?.hadForm === true || !asked.view.isSold };
  return before === undefined ? [...windows, next] : windows.map((kept) => (kept === before ? next : kept));
};

/**
 * The quick enquiries of this visit, at most one of them open. Closing keeps what was typed, also over pages, and gives
 * the focus back to the link; another page, or Back, closes.
 */
export const QuickEnquiryWindows = ({ asked }: QuickEnquiryWindowsProps) => {
  const path = usePathname();
  const [at, setAt] = useState({ asked, path });
  const [windows, setWindows] = useState(() => withAsked([], asked));
  const [openId, setOpenId] = useState<string | null>(subjectOf(asked));
  if (at.asked !== asked || at.path !== path) {
    setAt({ asked, path });
    setOpenId(at.asked === asked ? null : subjectOf(asked));
    if (at.asked !== asked) setWindows(withAsked(windows, asked));
  }
  useEffect(() => {
    const close = () => setOpenId(null);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  const opener = useRef(asked.link);
  useEffect(() => {
    opener.current = asked.link;
  }, [asked]);
  useEffect(() => {
    // Some browsers do not focus a link that is pressed, and so have nothing to give the focus back to.
    if (openId === null && opener.current.isConnected) opener.current.focus();
  }, [openId]);
  return windows.map((kept) => (
    <QuickEnquiryWindow
      key={kept.subject}
      {...kept}
      open={kept.subject === openId}
      onClose={(isDone) => {
        setOpenId(null);
        if (isDone) setWindows(windows.filter((other) => other !== kept));
      }}
    />
  ));
};
