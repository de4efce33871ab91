import { describe, expect, it } from 'vitest';
import { leadOutcome } from './lead-outcome';

// Feeds FORM-05, which is proven on the multi-step forms.
describe('leadOutcome', () => {
  it('is success when there is a lead id, whatever else came', () => {
    expect(leadOutcome({ lead_id: 'a1' })).toEqual({ kind: 'success', leadId: 'a1' });
    expect(leadOutcome({ lead_id: 'a1', error: 'Late' })).toEqual({ kind: 'success', leadId: 'a1' });
  });

  it('is the returned error when there is no lead id', () => {
    expect(leadOutcome({ error: 'We are closed.' })).toEqual({ kind: 'failure', message: 'We are closed.' });
  });

  it.each([{}, { lead_id: null, error: null }, { lead_id: '', error: ' ' }])(
    'has words of its own for %j',
    (answer) => {
      expect(leadOutcome(answer)).toEqual({ kind: 'failure', message: 'An unexpected error occured' });
    },
  );
});
