import { readdirSync, readFileSync } from 'node:fs';
import { marque, metro, yard } from '@forecourt/ui/themes';
import { describe, expect, it } from 'vitest';
import { validateSiteDocument } from './validate-site-document';

const templates = [
  { name: 'a', title: 'Metro', version: '0.1.0', isCurrent: true, isBuiltIn: true, theme: metro },
  { name: 'b', title: 'Marque', version: '0.1.0', isCurrent: true, isBuiltIn: true, theme: marque },
  { name: 'c', title: 'Yard', version: '0.1.0', isCurrent: true, isBuiltIn: true, theme: yard },
];
const folder = new URL('../../../../sites/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('the demo sites', () => {
  it.each(files)('%s is a valid document', (name) => {
    const checked = validateSiteDocument(JSON.parse(readFileSync(new URL(name, folder), 'utf8')), templates);
    expect(checked.ok ? [] : checked.faults).toEqual([]);
  });

  it('are six, two for each template', () => {
    const templates = files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).template);
    expect(templates.toSorted()).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  });
});
