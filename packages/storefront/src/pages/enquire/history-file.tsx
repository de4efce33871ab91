'use client';

import { LinkButton } from '@forecourt/ui/button';
import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { useState } from 'react';
import { type AnalyticsSubject, analyticsEvent } from '../../runtime/analytics/analytics-events';
import { type AnalyticsSinks, sendEvent } from '../../runtime/analytics/send-event';
import { historyWords as words } from './history-words';
import { onceOpened } from './once-opened';

/**
 * A link to the history report of a vehicle, which sends event 60 (ANLY-01) once, however often the report is opened.
 */
export const HistoryFile = ({
  href,
  subject,
  sinks,
}: {
  readonly href: string;
  readonly subject: AnalyticsSubject;
  readonly sinks: AnalyticsSinks;
}) => {
  const [opened] = useState(() => onceOpened(() => sendEvent(sinks, analyticsEvent('history_report', subject))));
  return (
    <LinkButton href={href} icon="external-link" target="_blank" rel="noopener" {...opened}>
      {words.open}
      <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </LinkButton>
  );
};
