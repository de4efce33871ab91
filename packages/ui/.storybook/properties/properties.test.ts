import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { argTypesOf, importOf, inputTypeOf } from './controls';
import type { ComponentProperties, Property } from './property';
import { readProperties } from './read-properties';

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const components = [...readProperties(from('../../tsconfig.json'), from('../../src')).values()].flat();

const component = (name: string): ComponentProperties => {
  const found = components.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No component ${name} was read.`);
  return found;
};

const property = (owner: string, name: string): Property => {
  const found = component(owner).properties.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${owner} has no row for ${name}.`);
  return found;
};

const rows = components.flatMap(({ name, properties }) =>
  properties.map((row) => ({ at: `${name}.${row.name}`, ...row })),
);

/** Components that a story shows with controls. */
const shown = readdirSync(from('../../src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => [...readFileSync(from(`../../src/${file}`), 'utf8').matchAll(/^ {2}component: (\w+),$/gm)])
  .map(([, name = '']) => name);

describe('properties of the components', () => {
  it('are read for every component that stories show', () => {
    expect(shown.length).toBeGreaterThan(90);
    expect(shown.filter((name) => component(name).properties.length === 0)).toEqual([]);
  });

  it('say a type that a person reads', () => {
    const unreadable = rows.filter(
      ({ type, shape, control }) =>
        type === '' ||
        /\b(?:any|__type)\b|\.\.\. \d+ more/.test(type) ||
        (/^(?:object|list)$|\b(?:typeof|keyof)\b/.test(type) && shape === undefined && control.kind !== 'none'),
    );
    expect(unreadable.map(({ at, type }) => `${at}: ${type}`)).toEqual([]);
  });

  it('have a control, but for what only code can give', () => {
    const given = /=>|Handler|Ref|Component|ElementType|ReadonlySet|ReadonlyMap|WeakMap|HTML|Store\b|^object\b/;
    const dead = rows.filter(
      ({ control, type, shape = '' }) => control.kind === 'none' && !given.test(`${type} ${shape}`),
    );
    expect(dead.map(({ at, type }) => `${at}: ${type}`)).toEqual([]);
    expect(rows.filter(({ control }) => control.kind !== 'none').length / rows.length).toBeGreaterThan(0.92);
  });

  it('say what is to be written where the control takes JSON', () => {
    const bare = rows.filter(
      ({ control, type, shape }) =>
        control.kind === 'object' &&
        shape === undefined &&
        !/(?:string|number|boolean|ReactNode|Record|CSS)/.test(type),
    );
    expect(bare.map(({ at, type }) => `${at}: ${type}`)).toEqual([]);
  });

  it('are described for more than half, and never for fewer than were', () => {
    expect(rows.filter(({ description }) => description !== undefined).length / rows.length).toBeGreaterThan(0.56);
  });
});

describe('a component', () => {
  it('is imported from the face of its folder', () => {
    expect(importOf({ __docgenInfo: component('LinkButton') })).toEqual([
      { name: 'LinkButton', face: '@forecourt/ui/button' },
    ]);
  });

  it('that is a part of another alone is imported from nowhere', () => {
    expect(component('DayStrip').face).toBeUndefined();
    expect(importOf({ __docgenInfo: component('DayStrip') })).toEqual([]);
    expect(importOf(() => null)).toEqual([]);
  });

  it('can be imported where a story shows it with controls, but for a menu of the vehicle cards', () => {
    expect(shown.filter((name) => component(name).face === undefined)).toEqual(['CardMenu']);
  });
});

describe('a property', () => {
  it('of literals is a choice, by whatever way its type comes', () => {
    expect(property('Button', 'kind').control).toEqual({
      kind: 'choice',
      options: expect.arrayContaining(['primary', 'ink', 'outlined', 'quiet', 'danger']),
    });
    expect(property('LinkButton', 'size').control.kind).toBe('choice');
    expect(property('Button', 'icon')).toMatchObject({ type: 'IconName', control: { kind: 'choice' } });
  });

  it('follows what is omitted and picked', () => {
    expect(component('TextField').properties.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['label', 'hint', 'error', 'prefix', 'suffix']),
    );
  });

  it('of an element is there when the component takes it by name alone', () => {
    const names = component('Button').properties.map(({ name }) => name);
    expect(names).toContain('disabled');
    expect(names).not.toContain('onCopy');
  });

  it('keeps its default and its words', () => {
    expect(property('Button', 'kind')).toMatchObject({
      defaultValue: "'primary'",
      description: expect.stringContaining('the one thing to do'),
      required: false,
    });
  });

  it.each([
    ['loading', { kind: 'boolean' }],
    ['children', { kind: 'text' }],
  ])('%s of a button is set by its kind of control', (name, control) => {
    expect(property('Button', name).control).toEqual(control);
  });

  it('of a function has no control', () => {
    expect(inputTypeOf(property('Chip', 'onRemove')).control).toEqual({ disable: true });
  });

  it('of few choices shows them at once, of many folds them', () => {
    expect(inputTypeOf(property('Button', 'size'))).toMatchObject({
      control: { type: 'inline-radio' },
      options: ['small', 'medium', 'large'],
    });
    expect(inputTypeOf(property('Button', 'icon')).control).toEqual({ type: 'select' });
  });
});

describe('argTypesOf', () => {
  it('takes the rows that stand beside a component', () => {
    const Drawn = Object.assign(() => null, { __docgenInfo: component('Button') });
    expect(argTypesOf(Drawn).kind).toMatchObject({ table: { defaultValue: { summary: "'primary'" } } });
  });

  it('has no rows for what is no component of ours', () => {
    expect(argTypesOf(undefined)).toEqual({});
    expect(argTypesOf(() => null)).toEqual({});
  });
});
