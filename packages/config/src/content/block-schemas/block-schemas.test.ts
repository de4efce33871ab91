import { describe, expect, it } from 'vitest';
import { validateContent } from '../validate-content';

const hero = { type: 'hero', version: 1, title: 'Good cars.' };
const checked = (...blocks: readonly unknown[]) =>
  validateContent({ website_id: 'yard', key: 'home', blocks: [hero, ...blocks] });
const faultsOf = (block: unknown) => {
  const found = checked(block);
  return found.ok ? [] : found.faults.map(({ path, reason }) => `${path}: ${reason}`);
};

describe('blocks of content', () => {
  it('say why they are refused, where, and what to write', () => {
    expect(faultsOf({ type: 'faq', version: 1, questions: [] })).toEqual([
      expect.stringMatching(/^blocks\[1\]\.questions: .*at least one of its questions/i),
    ]);
    expect(
      faultsOf({ type: 'cards', version: 1, cards: Array.from({ length: 21 }, () => ({ title: 'One' })) }),
    ).toEqual([expect.stringMatching(/^blocks\[1\]\.cards: .*at most 20 cards; put the others into a second block/i)]);
    expect(
      faultsOf({
        type: 'comparison',
        version: 1,
        title: 'x',
        columns: ['A', 'B'],
        rows: [{ label: 'r', values: [true] }],
      }),
    ).toEqual([expect.stringMatching(/^blocks\[1\]\.rows\[0\]\.values: .*1 values for 2 columns/i)]);
    expect(
      faultsOf({ type: 'call-to-action', version: 1, title: 'x', links: [{ label: 'y', href: 'javascript:z' }] }),
    ).toEqual([expect.stringMatching(/^blocks\[1\]\.links\[0\]\.href: Must be a path of the site/)]);
  });

  it('take a form with the fields of its kind that may stay empty, and no others', () => {
    expect(checked({ type: 'form', version: 1, title: 'Write', kind: 'general', fields: ['last_name'] }).ok).toBe(true);
    expect(faultsOf({ type: 'form', version: 1, title: 'Write', fields: ['Rego'] })).toEqual([
      expect.stringMatching(/^blocks\[1\]\.fields\[0\]: .*To choose from: .*last_name/i),
    ]);
    expect(faultsOf({ type: 'form', version: 1, title: 'Write', kind: 'vehicle' })).toHaveLength(1);
  });

  it('give the three standard reasons where a dealer writes none [CONT-01/why-choose-us]', () => {
    const found = checked({ type: 'reasons', version: 1 });
    expect(found.ok && found.value.blocks[1]).toMatchObject({
      title: 'Why choose us',
      reasons: [{ title: 'Warranty' }, { title: 'Quality assured' }, { title: 'Personalised finance' }],
    });
  });
});
