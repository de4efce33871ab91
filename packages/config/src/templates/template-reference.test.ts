import { describe, expect, it } from 'vitest';
import { findTemplate, templateReferenceSchema } from './template-reference';

const of = (name: string, version: string, isCurrent = false) => ({
  ...{ name, title: name, version, isCurrent },
  isBuiltIn: name === 'a' && version === '0.1.0',
});
const templates = [
  of('a', '0.1.0', true),
  of('a', '0.9.0'),
  of('d', '0.9.2'),
  of('d', '0.10.0'),
  of('d', '0.10.1', true),
  of('d', '1.0.0-beta.1'),
  of('e', '1.2.3-rc.1'),
];

describe('the template that a site document names', () => {
  it.each([
    ['a', '0.1.0'],
    ['a@0', '0.9.0'],
    ['a@0.9.0', '0.9.0'],
    ['d', '0.10.1'],
    ['d@0', '0.10.1'],
    ['d@0.9', '0.9.2'],
    ['d@0.10', '0.10.1'],
    ['d@0.10.0', '0.10.0'],
    ['d@1.0.0-beta.1', '1.0.0-beta.1'],
  ])('%s is version %s', (reference, version) => expect(findTemplate(reference, templates)?.version).toBe(version));

  it.each(['b', 'a@0.1', 'a@0.1.0', 'a@0.2', 'd@0.1', 'd@1', 'd@1.0.0', 'e'])(
    '%s is none that is registered',
    (reference) => expect(findTemplate(reference, templates)).toBeUndefined(),
  );

  it.each(['a', 'night-market', 'a@0', 'a@0.3', 'a@0.3.1', 'a@0.3.1-beta.2'])('%s is a name', (reference) =>
    expect(templateReferenceSchema.safeParse(reference).success).toBe(true),
  );
  it.each(['', 'A', 'a@', '@1', 'a@latest', 'a@^1.0.0', 'a@1.2.3.4', 'a@1.2.3+build', 'a@1@2', '@red-gum/d', 'a b'])(
    '"%s" is none',
    (reference) => expect(templateReferenceSchema.safeParse(reference).success).toBe(false),
  );
});
