import { describe, expect, it } from 'vitest';
import type { ApplicationRecord } from './application-store';
import { answersShown, saveStep } from './save-step';

const empty: ApplicationRecord = { answers: {}, tried: [], consents: [] };
const at = new Date('2026-11-26T01:00:00Z');
const terms = { lender: 'Example Finance Pty Ltd', at, isFinished: true };
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

describe('saveStep', () => {
  it('keeps answers as they were typed, right or wrong, and ignores fields of another step', () => {
    const saved = saveStep(empty, 'income', form({ pay: 'plenty', pay_every: '', name: 'Robin' }), terms);
    expect(saved.answers).toMatchObject({ pay: 'plenty' });
    expect(saved.answers).not.toHaveProperty('name');
    expect(saved.tried).toEqual(['income']);
  });

  it('reports no faults when the shopper goes back or leaves the step for later', () => {
    const saved = saveStep(empty, 'income', form({ pay: '' }), { ...terms, isFinished: false });
    expect(saved.tried).toEqual([]);
  });

  it('keeps the number of a document that comes back empty or masked, and stores a new one', () => {
    const once = saveStep(empty, 'identity', form({ licence_number: '12345678', licence_card: '999' }), terms);
    expect(answersShown(once.answers)).toMatchObject({ licence_number: '•••••678', licence_card: '•••' });
    for (const sent of ['', '•••••678'])
      expect(saveStep(once, 'identity', form({ licence_number: sent }), terms).answers.licence_number).toBe('12345678');
    expect(saveStep(once, 'identity', form({ licence_number: '87654321' }), terms).answers.licence_number).toBe(
      '87654321',
    );
  });

  it('stores each consent in its words with the time it was first given, and drops one that is withdrawn', () => {
    const agreed = saveStep(empty, 'agree', form({ agree_share: 'on', agree_credit_check: 'on' }), terms);
    expect(agreed.consents).toEqual([
      { field: 'agree_share', wording: expect.stringContaining(terms.lender), at: at.toISOString() },
      { field: 'agree_credit_check', wording: expect.stringContaining('credit reporting body'), at: at.toISOString() },
    ]);
    const later = new Date(at.getTime() + 60_000);
    const again = saveStep(agreed, 'agree', form({ agree_share: 'on', agree_truth: 'on' }), { ...terms, at: later });
    expect(again.consents.map(({ field, at: when }) => [field, when])).toEqual([
      ['agree_share', at.toISOString()],
      ['agree_truth', later.toISOString()],
    ]);
    const other = saveStep(agreed, 'agree', form({ agree_share: 'on' }), { ...terms, lender: 'Another', at: later });
    expect(other.consents).toEqual([
      { field: 'agree_share', wording: expect.stringContaining('Another'), at: later.toISOString() },
    ]);
  });
});
