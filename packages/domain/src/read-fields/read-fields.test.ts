import { describe, expect, it } from 'vitest';
import { isCount, isFlag, isText, isWordOf, orNull, readFields } from './read-fields';

const read = (value: unknown) =>
  readFields('Car', value, { make: isText, doors: orNull(isCount), sold: isFlag, drive: isWordOf(['2WD', '4WD']) });
const car = { make: 'Kia', doors: 5, sold: false, drive: '2WD' };

describe('readFields', () => {
  it('reads the fields that are checked, and no others', () => {
    expect(read({ ...car, price: 20_000 })).toStrictEqual(car);
    expect(read({ ...car, doors: null })).toStrictEqual({ ...car, doors: null });
  });

  it.each([
    [{ ...car, make: 7 }, 'Car: make cannot be 7.'],
    [{ ...car, doors: 4.5 }, 'Car: doors cannot be 4.5.'],
    [{ ...car, sold: 'no' }, 'Car: sold cannot be "no".'],
    [{ ...car, drive: 'AWD' }, 'Car: drive cannot be "AWD".'],
    [{ make: 'Kia' }, 'Car: doors cannot be undefined.'],
    ['Kia', 'Car: "Kia" is no object.'],
    [null, 'Car: null is no object.'],
  ])('names the field that does not fit: %j', (value, message) => {
    expect(() => read(value)).toThrow(new TypeError(message));
  });
});
