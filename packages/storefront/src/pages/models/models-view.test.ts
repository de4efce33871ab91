import { hrefs } from '@forecourt/config/hrefs';
import { aPublicSite, aSearchHit } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { byMake, directoryTile, modelForm, modelsTitle } from './models-view';

const to = hrefs(aPublicSite());
const choice = (value: string, count: number, checked = false) => ({ value, count, checked });
const facets = {
  manufacturer: [choice('Toyota', 12, true), choice('Kia', 5)],
  model: [choice('HiLux', 9), choice('Corolla', 3)],
  body: [choice('Ute', 9)],
};

const hits = [
  { make: 'Toyota', model: 'HiLux', count: 9, front: null },
  { make: 'Kia', model: 'Rio', count: 1, front: null },
];

describe('the model directory', () => {
  it('[SRCH-23] is narrowed by make, model, body and words in a plain form', () => {
    const form = modelForm({ manufacturer: ['Toyota'], query: 'hil' }, { facets, hits, count: 1 }, '/models');
    expect(form).toMatchObject({
      action: '/models',
      query: { defaultValue: 'hil', placeholder: 'HiLux, Rio' },
      submitLabel: 'Show 1 model',
    });
    expect(form.selects.map(({ name, defaultValue }) => [name, defaultValue])).toEqual([
      ['manufacturer', 'Toyota'],
      ['model', undefined],
      ['body', undefined],
    ]);
    expect(form.selects[1]?.options).toEqual([
      { value: 'Corolla', label: 'Corolla (3)' },
      { value: 'HiLux', label: 'HiLux (9)' },
    ]);
    expect(modelForm({}, { facets, hits, count: 2 }, '/models').selects[1]?.options).toEqual([]);
  });

  it('has a title that names what it is narrowed to', () => {
    const page = { facets };
    expect(modelsTitle({}, page)).toBe('Models in stock');
    expect(modelsTitle({ manufacturer: ['Toyota'], body: ['Ute'] }, page)).toBe('Toyota Ute models in stock');
    expect(modelsTitle({ manufacturer: ['Nope'], body: ['Nope'] }, page)).toBe('Models in stock');
  });

  it('[SRCH-23] leads from a model to its vehicles, from the lowest price, in the body that was chosen', () => {
    const front = aSearchHit({ body: 'Ute' }, { price: 18_990 });
    const model = { make: 'Toyota', model: 'HiLux', count: 9, front };
    expect(directoryTile(model, {}, { illustratedPictures: false }, to)).toMatchObject({
      href: '/search/toyota/hilux',
      name: 'HiLux',
      price: 'From $18,990',
      note: 'Drive away, 9 in stock',
      shape: 'ute',
    });
    expect(directoryTile(model, { body: ['Ute'] }, { illustratedPictures: false }, to).href).toBe(
      '/search/toyota/hilux?body=Ute',
    );
    const unknown = directoryTile({ ...model, count: 1, front: null }, {}, { illustratedPictures: true }, to);
    expect(unknown).toMatchObject({ image: null, note: '1 in stock' });
    expect(unknown).not.toHaveProperty('price');
  });

  it('is grouped by make', () => {
    const models = ['Kia Rio', 'Kia Stonic', 'Mazda 3'].map((name) => {
      const [make = '', model = ''] = name.split(' ');
      return { make, model, count: 1, front: null };
    });
    expect(byMake(models).map(({ make, models: of }) => [make, of.length])).toEqual([
      ['Kia', 2],
      ['Mazda', 1],
    ]);
  });
});
