import { enquiryFormSchema, rulesUpToStep, stepOfField } from '@forecourt/domain/enquiry';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { aPublicSite, aVehicle } from '@forecourt/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noVisit } from '../../../runtime/visit/visit';
import { checkStep } from './check-enquiry';
import { vehicleEnquiry } from './enquiry-context-view';
import { enquirySubmission } from './enquiry-submission';
import { emptyEnquiry } from './enquiry-values';
import { leadInSteps, type SentStep } from './lead-in-steps';
import type { Post } from './send-enquiry';

const context = vehicleEnquiry(
  aPublicSite({ enquiry: { termsNotice: true }, forms: { enquirySteps: 'steps' } }),
  aVehicle(),
  'quick',
  { inSteps: true },
);
const steps = context.steps ?? [];
const person = { name: 'Ada', email: 'ada@example.com', phone: '0400 000 000' };
const typed = { ...emptyEnquiry(context), ...person };
const details = enquiryFormSchema(rulesUpToStep(context.rules, steps, 0));
/** The typed values that the first step sends. */
const firstStep = (values: typeof typed) => {
  const checked = checkStep(context, 0, values);
  if (!checked.isRight) throw new Error(JSON.stringify(checked.errors));
  return checked.userData;
};
const whole = enquiryFormSchema(context.rules);
const keys = ['6f2f7c53-6c1e-4a86-9d4f-0d0a5c2f0b11', '6f2f7c53-6c1e-4a86-9d4f-0d0a5c2f0b12'] as const;
const sent = (key: string) => ({ visit: noVisit, userAgent: 'test', url: 'https://x.example/', idempotencyKey: key });
const signs = { more_wishes: '', elapsed_ms: 5000 };
const begun: SentStep = {
  signs,
  submission: { ...enquirySubmission(firstStep(typed), context, sent(keys[0])), form_completed: false },
};
const complete: SentStep = {
  signs,
  submission: enquirySubmission(
    whole.parse({ ...typed, message: 'Does it tow?', terms_conditions: true }),
    context,
    sent(keys[1]),
  ),
};

describe('the first step', () => {
  it('is checked by the schema of the form, without the fields of the second step', () => {
    expect(checkStep(context, 0, { ...typed, message: 'x'.repeat(5000) }).isRight).toBe(true);
    const fault = { ...typed, email: 'nobody' };
    const issues = whole.safeParse({ ...fault, terms_conditions: true }).error?.issues ?? [];
    expect(details.safeParse(fault).error?.issues).toEqual(issues);
    expect(checkStep(context, 0, fault)).toEqual({ isRight: false, errors: { email: issues[0]?.message } });
    expect(checkStep(context, 1, typed)).toMatchObject({
      isRight: false,
      errors: { terms_conditions: expect.stringMatching(/agree/) },
    });
  });

  it('[LEAD-05] is sent as a partial lead with an empty message and without consent', () => {
    expect(leadSubmissionSchema.parse(begun.submission)).toMatchObject({
      form_completed: false,
      car_id: '1001',
      userData: { ...person, message: '', opt_in: false, opt_in_wording: null, terms_conditions: false },
    });
  });

  it('has every field but the message and the consents', () => {
    const second = context.fields.filter(({ name }) => stepOfField(steps, name) === 1);
    expect(second.map(({ name }) => name)).toEqual(['message', 'opt_in', 'terms_conditions']);
    expect(steps.map(({ key }) => key)).toEqual(['details', 'message']);
  });

  it('exists only on sites whose forms have steps', () => {
    expect(vehicleEnquiry(aPublicSite(), aVehicle(), 'vehicle').steps).toBeNull();
  });
});

describe('leadInSteps', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  const lead_id = 'b7a1f2de-0000-4000-8000-000000000001';
  const other_id = 'b7a1f2de-0000-4000-8000-000000000002';
  const away = new TypeError('fetch failed');
  /** Answers in turn: a body with its status, or no answer at all. */
  const api = (...answers: readonly (readonly [number, unknown] | TypeError)[]) => {
    const posted: Record<string, unknown>[] = [];
    const post: Post = async (_url, init) => {
      const answer = answers[posted.length];
      posted.push(JSON.parse(String(init.body)));
      if (answer === undefined || answer instanceof TypeError) throw answer ?? new Error('Nothing more was expected.');
      return new Response(JSON.stringify(answer[1]), { status: answer[0] });
    };
    return { posted, lead: leadInSteps(post) };
  };
  const kept = [201, { lead_id, update_token: 't1' }] as const;
  const done = [200, { lead_id }] as const;
  const says = (posted: readonly Record<string, unknown>[]) =>
    posted.map((body) => [body.form_completed, body.lead_id ?? null, body.update_token ?? null]);

  it('[LEAD-05] completes the partial lead by its id and token', async () => {
    const { posted, lead } = api(kept, done);
    await lead.keep(begun);
    expect(await lead.finish(complete)).toEqual({ kind: 'accepted', leadId: lead_id });
    expect(says(posted)).toEqual([
      [false, null, null],
      [true, lead_id, 't1'],
    ]);
    expect(posted[1]).toMatchObject({ userData: { ...person, message: 'Does it tow?' }, ...signs });
  });

  it('[LEAD-05] adds to the same lead when a step is gone through again, one after the other', async () => {
    const { posted, lead } = api(kept, kept, done);
    void lead.keep(begun);
    void lead.keep(begun);
    await lead.finish(complete);
    expect(says(posted)).toEqual([
      [false, null, null],
      [false, lead_id, 't1'],
      [true, lead_id, 't1'],
    ]);
  });

  it('retries a save whose answer was lost under the same key, so that it stays one lead', async () => {
    const { posted, lead } = api(away, kept, done);
    await lead.keep(begun);
    expect(console.error).toHaveBeenCalledOnce();
    expect(await lead.finish(complete)).toEqual({ kind: 'accepted', leadId: lead_id });
    expect(posted.map((body) => body.idempotency_key)).toEqual([keys[0], keys[0], keys[1]]);
    expect(says(posted).at(-1)).toEqual([true, lead_id, 't1']);
  });

  it('sends everything at the end when no step could be kept, and logs why', async () => {
    const refusal = [429, { error: 'Many enquiries.', fields: [] }] as const;
    const { posted, lead } = api(refusal, refusal, done);
    await lead.keep(begun);
    expect(await lead.finish(complete)).toEqual({ kind: 'accepted', leadId: lead_id });
    expect(says(posted).at(-1)).toEqual([true, null, null]);
    expect(posted[2]).toMatchObject({ userData: { ...person, message: 'Does it tow?' } });
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('sends a new lead when the partial one can no longer be changed', async () => {
    const { posted, lead } = api(kept, [403, { error: 'It can no longer be added to.' }], [201, { lead_id: other_id }]);
    await lead.keep(begun);
    expect(await lead.finish(complete)).toEqual({ kind: 'accepted', leadId: other_id });
    expect(says(posted).at(-1)).toEqual([true, null, null]);
  });

  it('[FORM-05] gives the returned error with its fields, and the retry completes the same lead', async () => {
    const fields = [{ path: 'userData.email', message: 'No such address.' }];
    const { posted, lead } = api(kept, [422, { error: 'Please check the form.', fields }], done);
    await lead.keep(begun);
    expect(await lead.finish(complete)).toEqual({
      kind: 'refused',
      message: 'Please check the form.',
      fields: [{ path: 'email', message: 'No such address.' }],
    });
    expect(await lead.finish(complete)).toEqual({ kind: 'accepted', leadId: lead_id });
    expect(says(posted).slice(1)).toEqual([
      [true, lead_id, 't1'],
      [true, lead_id, 't1'],
    ]);
  });

  it.each([
    ['no answer', away],
    ['an answer that is no lead', [200, { anything: true }] as const],
    ['an error without words', [500, { error: '' }] as const],
  ])('[FORM-05] [ERRS-01/lead-no-id] has words of its own for %s', async (_what, answer) => {
    const { lead } = api(answer);
    expect(await lead.finish(complete)).toEqual({
      kind: 'refused',
      message: 'An unexpected error occured',
      fields: [],
    });
  });
});
