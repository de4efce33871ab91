import type { PrizeDraw } from '@forecourt/api-contract';
import { aPrizeCampaign } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { poolWords, prizeRows, spinStanding, termLines } from './spin-view';

const draw: PrizeDraw = {
  ...{ seq: 1, segment: 'service', name: 'Free service', description: '', wins: true, code: 'ABCD' },
  ...{ state: 'NSW', drawn_at: '2026-11-21T01:00:00.000Z', redeemed_at: null },
};

describe('where a visitor of the wheel stands', () => {
  it.each([
    ['open', 'anonymous', 'sign-in'],
    ['open', 'shopper', 'ready'],
    ['open', 'unavailable', 'unavailable'],
    ['announced', 'shopper', 'announced'],
    ['sold-out', 'anonymous', 'sold-out'],
    ['ended', 'unavailable', 'ended'],
  ] as const)('%s for one who is %s: %s', (phase, kind, standing) => {
    expect(spinStanding({ phase, draw: null }, { kind })).toBe(standing);
  });

  it.each(['announced', 'open', 'sold-out', 'ended'] as const)(
    'shows a draw that was made, also once it is %s',
    (phase) => expect(spinStanding({ phase, draw }, { kind: 'shopper' })).toBe('drawn'),
  );
});

describe('what stands beside the wheel', () => {
  it('says of each prize what it is worth, how many there are and are left, and its chance', () => {
    expect(prizeRows(aPrizeCampaign(), { left: { service: 1, 'car-wash': 0 } })).toEqual([
      { label: 'Free service', values: ['$300', '2', '1', '10%'] },
      { label: 'Car wash', values: ['$40', '10', '0', '30%'] },
      { label: 'Not this time', values: ['', '', '', '60%'] },
    ]);
    expect(poolWords(aPrizeCampaign())).toContain('Worth $1,000 together');
  });

  it('says what the law wants: days, who may enter, who runs it, and the numbers of permits', () => {
    const lines = termLines(
      aPrizeCampaign({
        openTo: ['NSW', 'ACT', 'SA'],
        permits: { NSW: 'TP/00001', SA: 'T26/1' },
        electronicDrawApproval: 'EDS-1',
        trader: { name: 'Example Motors Pty Ltd', abn: '00 000 000 000', office: '1 Sample Street' },
      }),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Open from 1 November 2026 to 31 December 2026, both days counted.',
        'Open to residents of NSW, ACT and SA. Not open to residents of NT, QLD, TAS, VIC and WA.',
        'Run by Example Motors Pty Ltd, ABN 00 000 000 000, 1 Sample Street.',
        'NSW authority number: TP/00001',
        'SA licence number: T26/1',
        'SA electronic drawing system approval: EDS-1',
      ]),
    );
    expect(lines.slice(-2)).toEqual(['One spin for each person.', 'Prizes are not exchanged for money.']);
  });
});
