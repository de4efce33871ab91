import { validateSiteDocument } from '@forecourt/config/validation';
import { aSiteDocumentInput } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { builtInTemplates, readTemplateRegistrations } from './template-registry';

describe('the templates of the folder', () => {
  it('have a name and ports of their own, and state their version', () => {
    const registrations = readTemplateRegistrations();
    expect(registrations.map(({ name }) => name)).toEqual(expect.arrayContaining(['a', 'b', 'c']));
    for (const key of ['name', 'port', 'folder'] as const)
      expect(new Set(registrations.map((one) => one[key])).size, key).toBe(registrations.length);
    for (const { version } of registrations) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('bring the theme by which a site document of each is judged', async () => {
    const templates = (await builtInTemplates()).map((template) => ({ ...template, isCurrent: true, isBuiltIn: true }));
    expect(templates.map(({ name }) => name)).toEqual(readTemplateRegistrations().map(({ name }) => name));
    for (const { name } of templates) {
      expect(validateSiteDocument(aSiteDocumentInput({ template: name }), templates)).toMatchObject({ ok: true });
      const pale = aSiteDocumentInput({ template: name, brand: { brandText: '#d0d0d0' } });
      expect(validateSiteDocument(pale, templates)).toMatchObject({ ok: false });
    }
  });
});
