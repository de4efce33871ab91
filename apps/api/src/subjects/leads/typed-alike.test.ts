import {
  enquiryField,
  enquiryFieldNames,
  enquiryFormSchema,
  enquiryRules,
  enquirySettingsSchema,
} from '@forecourt/domain/enquiry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTyped } from '../../ground/text/typed-text';
import { bodyFromForm } from './lead-request';
import { leadSubmissionSchemaFor } from './submission-schema';

const settings = enquirySettingsSchema.parse({});
const rules = enquiryRules('parts', settings, { dealerships: 1, hasVehicle: true });
const whole = {
  ...{ name: 'Robin', last_name: 'Example', email: 'robin@example.com', phone: '0491 570 006', message: 'Hello' },
  ...{ postcode: '2000', make: 'Kia', model: 'Rio', part_description: 'Mirror', subject: 'General Enquiry' },
};
const textFields = enquiryFieldNames.filter((name) => enquiryField(name).input !== 'box');

interface Verdict {
  readonly faults: readonly string[];
  /** What is stored of it; nothing where it has a fault. */
  readonly kept: object | undefined;
}

const inBrowser = (inputs: object): Verdict => {
  const { error, data } = enquiryFormSchema(rules).safeParse(inputs);
  return { faults: (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`), kept: data };
};
const inApi = (body: unknown): Verdict => {
  const { error, data } = leadSubmissionSchemaFor(rules).safeParse(cleanTyped(JSON.parse(JSON.stringify(body))));
  return {
    faults: (error?.issues ?? []).map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`),
    kept: data?.userData,
  };
};
const submission = (userData: object) => ({ category: 'parts', userData });

/** What people type into fields, with the marks that come along when it is pasted. */
const pasted = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'0123456789+-(). @,:/$aZé例'),
      fc.constantFrom(
        ...[
          '\u202A',
          '\u202C',
          '\u200B',
          '\uFEFF',
          '\u00A0',
          '\u2009',
          '\u3000',
          '\u2011',
          '\u2013',
          '\u2212',
          '\u00AD',
          '·',
          '•',
        ],
        ...[
          '\u200C',
          '\u200D',
          '\u0301',
          '\ufe0f',
          '０',
          '。',
          '’',
          '\n',
          '\r\n',
          '\t',
          '\u0000',
          '\ud83d',
          '😀',
          '例',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('2000', '0491 570 006', 'pat@example.com', '2026-12-01', '09:30'),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

describe('browser and API', () => {
  it('[FORM-04] judge every text in every field alike, keep the same of it, and keep what was sent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...textFields), pasted, (name, typed) => {
        const inputs = { ...whole, [name]: typed };
        const browser = inBrowser(inputs);
        expect(inApi(submission(inputs))).toEqual(browser);
        if (browser.kept !== undefined) expect(inApi(submission(browser.kept))).toEqual(browser);
      }),
      { numRuns: 5000 },
    );
  });

  it('[FORM-04] judge a form alike that is sent without scripts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...textFields), pasted, (name, typed) => {
        const inputs = { ...whole, [name]: typed };
        const fields = new URLSearchParams({ category: 'parts', opt_in: 'on', ...inputs });
        const form = new URLSearchParams(cleanTyped(Object.fromEntries(new URLSearchParams(fields.toString()))));
        // A plain form sends each kind of break as one.
        expect(inApi({ ...submission({}), userData: bodyFromForm(form).userData })).toEqual(inBrowser(inputs));
      }),
      { numRuns: 2000 },
    );
  });
});
