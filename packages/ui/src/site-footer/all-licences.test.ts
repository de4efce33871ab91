import { describe, expect, it } from 'vitest';
import { allLicences } from './all-licences';

const place = (name: string, ...licences: string[]) => ({ name, addressLines: [], licences });

describe('allLicences', () => {
  it('names each licence once, in the order of the places', () => {
    expect(
      allLicences([
        place('Moorooka', 'Motor Dealer Licence 4600187'),
        place('Aspley', 'Motor Dealer Licence 4600187', 'Motor Vehicle Repairer AU 40917'),
        { name: 'Parts', addressLines: [] },
      ]),
    ).toEqual(['Motor Dealer Licence 4600187', 'Motor Vehicle Repairer AU 40917']);
  });
});
