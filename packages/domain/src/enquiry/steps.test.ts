import { describe, expect, it } from 'vitest';
import { nextStep } from './steps';

// Feeds FORM-05, which is proven on the multi-step forms.
describe('nextStep', () => {
  it('goes on until the last step, then submits', () => {
    expect(nextStep(0, 3)).toEqual({ kind: 'step', step: 1 });
    expect(nextStep(1, 3)).toEqual({ kind: 'step', step: 2 });
    expect(nextStep(2, 3)).toEqual({ kind: 'submit' });
    expect(nextStep(0, 1)).toEqual({ kind: 'submit' });
  });
});
