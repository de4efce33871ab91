import { describe, expect, it } from 'vitest';
import { sizeWords } from './size-words';

describe('sizeWords', () => {
  it('word berths, length and weight of a caravan as shoppers do', () => {
    const words = sizeWords({
      seats: null,
      caravan: {
        sleeps: 4,
        body_length: 18.2,
        body_width: null,
        tare_weight: null,
        aggregate_trailer_mass: 2590,
        axle_type: 'Tandem',
      },
    });
    expect(words).toEqual(['sleeps 4', '4 berth', '18 ft', '18 foot', 'Tandem axle', 'ATM 2590 kg']);
  });

  it('word a motorcycle that learners may ride', () => {
    const motorcycle = { seats: 2, caravan: null, variant: null, bodyconfiguration: 'Learner approved' };
    expect(sizeWords(motorcycle)).toEqual(['2 seats', '2 seater', 'learner approved', 'LAMS']);
    expect(sizeWords({ ...motorcycle, bodyconfiguration: 'Naked' })).toEqual(['2 seats', '2 seater']);
  });

  it('word what a vehicle tows, by each weight up to its capacity', () => {
    const variant = { towingcapacitybraked: 1000 } as Parameters<typeof sizeWords>[0]['variant'];
    expect(sizeWords({ seats: null, caravan: null, variant })).toEqual(['tow 500kg 750kg 1000kg']);
  });

  it('word the seats, and leave out unknown sizes', () => {
    expect(sizeWords({ seats: 7, caravan: null })).toEqual(['7 seats', '7 seater']);
    expect(sizeWords({ seats: 0, caravan: null })).toEqual([]);
  });
});
