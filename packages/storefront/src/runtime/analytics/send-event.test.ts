import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsEvent } from './analytics-events';
import { type AnalyticsSinks, sendEvent } from './send-event';

const event = analyticsEvent('finance_calculator', { website_id: 'w', car_id: '7', car_type: 'used' });
const sinks: AnalyticsSinks = [
  { kind: 'beacon', url: 'https://events.example/in' },
  { kind: 'data-layer', name: 'dataLayer' },
];

describe('sendEvent', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it('pushes the event to an existing list, creates a missing one, and sends the event as JSON', async () => {
    const sent: [string, Blob][] = [];
    const beacon = (url: string, body: Blob) => sent.push([url, body]) > 0;
    const globals: { dataLayer?: unknown[] } = {};
    sendEvent(sinks, event, { globals, beacon });
    const entry = { event: 'finance_calculator', ...event };
    expect(globals.dataLayer).toEqual([entry]);
    sendEvent(sinks, event, { globals, beacon });
    expect(globals.dataLayer).toEqual([entry, entry]);
    expect(sent.map(([url]) => url)).toEqual(Array(2).fill('https://events.example/in'));
    expect(JSON.parse((await sent[0]?.[1].text()) ?? '')).toEqual({ ...event, id: 26 });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('logs a failed sink to the console, and goes on to the next one', () => {
    const globals: { dataLayer?: unknown[] } = {};
    const refusing = [
      () => false,
      () => {
        throw new Error('blocked');
      },
    ];
    for (const beacon of refusing) sendEvent(sinks, event, { globals, beacon });
    expect(globals.dataLayer).toHaveLength(2);
    expect(console.error).toHaveBeenCalledTimes(2);
  });
});
