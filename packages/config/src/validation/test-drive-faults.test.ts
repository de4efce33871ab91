import { aSiteDocumentInput } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { testDriveFaults } from './test-drive-faults';
import { validateSiteDocument } from './validate-site-document';

const locations = [{ id: 'moorooka' }, { id: 'springwood' }];

describe('days blocked for test drives', () => {
  it('are of the site or of one of its locations', () => {
    const blockedDays = [
      { date: '2026-12-25' },
      { date: '2026-12-26', location: 'springwood' },
      { date: '2026-12-27', location: 'springwod' },
    ];
    expect(testDriveFaults({ blockedDays }, locations)).toEqual([
      {
        path: 'testDrive.blockedDays[2].location',
        reason: expect.stringContaining('Did you mean "springwood"?'),
      },
    ]);
    expect(testDriveFaults(undefined, locations)).toEqual([]);
  });

  it('and the other settings of test drives say how they are mended', () => {
    const testDrive = { lengthMinutes: 50, blockedDays: [{ date: '25/12/2026' }], comeToYou: { withinKm: 0 } };
    const checked = validateSiteDocument({ ...aSiteDocumentInput(), testDrive }, []);
    const faults = checked.ok ? [] : checked.faults.filter(({ path }) => path.startsWith('testDrive'));
    expect(faults).toEqual([
      { path: 'testDrive.lengthMinutes', reason: expect.stringContaining('in steps of 15') },
      { path: 'testDrive.blockedDays[0].date', reason: expect.stringContaining('2026-12-25') },
      expect.objectContaining({ path: 'testDrive.comeToYou.withinKm' }),
    ]);
  });
});
