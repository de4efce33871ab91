import { describe, expect, it } from 'vitest';
import { activeFilters, type SearchCriteria, withoutFilter } from './criteria';
import { makeModel, narrowedModels, readMakeModel, toggleModel, withMakes, withOwnedModels } from './make-models';

const vocabulary = { models: { Kia: ['Rio', 'Sportage'], Toyota: ['Corolla', 'HiLux'], Lexus: ['Corolla'] } };
const narrowed = (make: string[], model: string[], make_model: string[], most = 50) =>
  narrowedModels({ make, model, make_model }, most);

describe('a model with its make', () => {
  it('is written as "make > model" and read back', () => {
    expect(makeModel('Toyota', 'HiLux')).toBe('Toyota > HiLux');
    expect(readMakeModel('Toyota > HiLux')).toEqual({ make: 'Toyota', model: 'HiLux' });
    expect(readMakeModel('A > B > C')).toEqual({ make: 'A', model: 'B > C' });
  });

  it.each(['', 'Toyota', 'Toyota >', '> HiLux', ' > HiLux', 'Toyota > ', 'Toyota>HiLux'])(
    'is not read from %j',
    (value) => {
      expect(readMakeModel(value)).toBeNull();
    },
  );
});

describe('narrowedModels', () => {
  it('turns a model beside several makes into that model and every other make whole', () => {
    expect(narrowed(['Kia', 'Toyota'], [], ['Toyota > HiLux'])).toEqual({
      make: ['Kia', 'Toyota'],
      model: [],
      make_model: ['Kia', 'Toyota > HiLux'],
    });
    expect(narrowed(['Kia', 'Mazda', 'Toyota'], [], ['Toyota > HiLux', 'Kia > Rio', 'Toyota > Corolla'])).toEqual({
      make: ['Kia', 'Mazda', 'Toyota'],
      model: [],
      make_model: ['Kia > Rio', 'Mazda', 'Toyota > Corolla', 'Toyota > HiLux'],
    });
  });

  it('adds the make of a model that is chosen beside other makes', () => {
    expect(narrowed(['Kia'], [], ['Toyota > HiLux'])).toEqual({
      make: ['Kia', 'Toyota'],
      model: [],
      make_model: ['Kia', 'Toyota > HiLux'],
    });
  });

  it('keeps the models of a single make in model, and adds the make of a model that names one', () => {
    expect(narrowed(['Toyota'], ['Corolla'], ['Toyota > HiLux', 'Toyota'])).toEqual({
      make: ['Toyota'],
      model: ['Corolla', 'HiLux'],
      make_model: [],
    });
    expect(narrowed([], [], ['Toyota > HiLux'])).toEqual({ make: ['Toyota'], model: ['HiLux'], make_model: [] });
    expect(narrowed([], ['Rio'], ['Toyota > HiLux', 'Kia > Rio', 'Kia'])).toEqual({
      make: ['Kia', 'Toyota'],
      model: ['Rio'],
      make_model: ['Kia > Rio', 'Toyota > HiLux'],
    });
    expect(narrowed(['Kia', 'Toyota'], ['Rio'], ['Kia', 'Toyota'])).toEqual({
      make: ['Kia', 'Toyota'],
      model: ['Rio'],
      make_model: [],
    });
  });

  it('never exceeds its limit, and changes nothing the second time', () => {
    const once = narrowed(['B', 'C'], ['x'], ['A > 1', 'D > 2'], 2);
    expect(once).toEqual({ make: ['A', 'B'], model: ['x'], make_model: ['A > 1', 'B'] });
    expect(narrowed([...once.make], [...once.model], [...once.make_model], 2)).toEqual(once);
    expect(narrowed(['A'], ['z', 'y'], ['A > x'], 2).model).toEqual(['x', 'y']);
  });
});

describe('withOwnedModels', () => {
  it('assigns a model to the makes that have it, so that other makes stay', () => {
    expect(withOwnedModels({ make: ['Kia', 'Toyota'], model: ['HiLux'], fuel: ['Diesel'] }, vocabulary)).toEqual({
      make: ['Kia', 'Toyota'],
      make_model: ['Kia', 'Toyota > HiLux'],
      fuel: ['Diesel'],
    });
    expect(withOwnedModels({ make: ['Kia', 'Lexus', 'Toyota'], model: ['Corolla'] }, vocabulary).make_model).toEqual([
      'Kia',
      'Lexus > Corolla',
      'Toyota > Corolla',
    ]);
  });

  it('adds to the models that already name their make', () => {
    const criteria: SearchCriteria = { make: ['Kia', 'Toyota'], model: ['Rio'], make_model: ['Toyota > HiLux'] };
    expect(withOwnedModels(criteria, vocabulary)).toEqual({
      make: ['Kia', 'Toyota'],
      make_model: ['Kia > Rio', 'Toyota > HiLux'],
    });
  });

  it('leaves an unknown model, and the models of a single make, as they are', () => {
    const unknown: SearchCriteria = { make: ['Kia', 'Toyota'], model: ['Yaris'] };
    expect(withOwnedModels(unknown, vocabulary)).toEqual(unknown);
    expect(withOwnedModels({ ...unknown, model: ['HiLux', 'Yaris'] }, vocabulary)).toEqual({
      make: ['Kia', 'Toyota'],
      model: ['Yaris'],
      make_model: ['Kia', 'Toyota > HiLux'],
    });
    const single: SearchCriteria = { make: ['Toyota'], model: ['HiLux'] };
    expect(withOwnedModels(single, vocabulary)).toBe(single);
    expect(withOwnedModels({ make: ['Kia', 'Mazda'], model: ['Mazda3'] }, vocabulary).model).toEqual(['Mazda3']);
  });
});

describe('choosing makes and models', () => {
  it('[SRCH-04] goes back to page 1', () => {
    expect(toggleModel({ make: ['Kia'], page: 3 }, 'Kia', 'Rio', true)).toEqual({ make: ['Kia'], model: ['Rio'] });
  });

  it('selects models of a chosen make, and takes them back', () => {
    const one = toggleModel({ make: ['Toyota'] }, 'Toyota', 'HiLux', true);
    const two = toggleModel(one, 'Toyota', 'Corolla', true);
    expect(one).toEqual({ make: ['Toyota'], model: ['HiLux'] });
    expect(two).toEqual({ make: ['Toyota'], model: ['Corolla', 'HiLux'] });
    expect(toggleModel(two, 'Toyota', 'HiLux', true)).toEqual(two);
    expect(toggleModel(two, 'Toyota', 'HiLux', false)).toEqual({ make: ['Toyota'], model: ['Corolla'] });
    expect(toggleModel(one, 'Toyota', 'HiLux', false)).toEqual({ make: ['Toyota'] });
  });

  it('narrows only the make of the model where several makes are chosen', () => {
    const both: SearchCriteria = { make: ['Kia', 'Toyota'], fuel: ['Diesel'] };
    const hilux = toggleModel(both, 'Toyota', 'HiLux', true);
    expect(hilux).toEqual({ ...both, make_model: ['Kia', 'Toyota > HiLux'] });
    expect(toggleModel(hilux, 'Kia', 'Rio', true).make_model).toEqual(['Kia > Rio', 'Toyota > HiLux']);
    expect(toggleModel(hilux, 'Toyota', 'HiLux', false)).toEqual(both);
    expect(toggleModel({ ...both, model: ['HiLux'] }, 'Toyota', 'HiLux', false)).toEqual(both);
    expect(toggleModel({ ...both, model: ['Rio'] }, 'Toyota', 'HiLux', true).model).toEqual(['Rio']);
  });

  it('chooses the make with its model, and replaces a model known by slug alone', () => {
    expect(toggleModel({}, 'Toyota', 'HiLux', true)).toEqual({ make: ['Toyota'], model: ['HiLux'] });
    expect(toggleModel({ make: ['Toyota'], model_slug: 'hilux' }, 'Toyota', 'Corolla', true)).toEqual({
      make: ['Toyota'],
      model: ['Corolla'],
    });
  });

  it('keeps the models of a make when another make is added, and drops them with their make', () => {
    const hilux: SearchCriteria = { make: ['Toyota'], model: ['HiLux'], fuel: ['Diesel'] };
    const both = withMakes({ ...hilux, page: 2 }, ['Toyota', 'Kia']);
    expect(both).toEqual({ make: ['Kia', 'Toyota'], make_model: ['Kia', 'Toyota > HiLux'], fuel: ['Diesel'] });
    expect(withMakes(both, ['Toyota'])).toEqual(hilux);
    expect(withMakes(both, ['Kia'])).toEqual({ make: ['Kia'], fuel: ['Diesel'] });
    expect(withMakes(hilux, ['Kia'])).toEqual({ make: ['Kia'], fuel: ['Diesel'] });
    expect(withMakes(hilux, [])).toEqual({ fuel: ['Diesel'] });
    expect(withMakes({ make: ['Kia'], model_slug: 'rio' }, ['Kia', 'Ford'])).toEqual({ make: ['Kia', 'Ford'] });
    expect(withMakes({ model: ['HiLux'] }, ['Toyota'])).toEqual({ make: ['Toyota'], model: ['HiLux'] });
  });

  it('[SRCH-27] shows a chip for each model, none for a make with a chosen model, and removes each by itself', () => {
    const both: SearchCriteria = { make: ['Kia', 'Toyota'], make_model: ['Kia', 'Toyota > HiLux'] };
    const [kia, toyota, hilux, ...others] = activeFilters(both);
    expect([kia, toyota, hilux]).toEqual([
      { kind: 'list', attribute: 'make', value: 'Kia' },
      { kind: 'list', attribute: 'make', value: 'Toyota' },
      { kind: 'list', attribute: 'make_model', value: 'Toyota > HiLux' },
    ]);
    expect(others).toEqual([]);
    if (kia === undefined || toyota === undefined || hilux === undefined) return;
    expect(withoutFilter(both, kia)).toEqual({ make: ['Toyota'], model: ['HiLux'] });
    expect(withoutFilter(both, toyota)).toEqual({ make: ['Kia'] });
    expect(withoutFilter(both, hilux)).toEqual({ make: ['Kia', 'Toyota'] });
  });

  it('drops every model with the last make', () => {
    const criteria: SearchCriteria = { make: ['Kia'], model: ['Rio'], model_slug: 'rio', fuel: ['Petrol'] };
    expect(withoutFilter(criteria, { kind: 'list', attribute: 'make', value: 'Kia' })).toEqual({
      make: [],
      fuel: ['Petrol'],
    });
    expect(withoutFilter(criteria, { kind: 'list', attribute: 'make', value: 'Ford' })).toEqual(criteria);
    const several: SearchCriteria = { make: ['Ford', 'Kia'], model_slug: 'rio', model: ['Stinger'] };
    expect(withoutFilter(several, { kind: 'list', attribute: 'make', value: 'Ford' })).toEqual({
      ...several,
      make: ['Kia'],
    });
  });
});
