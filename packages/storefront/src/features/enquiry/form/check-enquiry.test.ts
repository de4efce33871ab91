import { enquiryFormSchema } from '@forecourt/domain/enquiry';
import { aPublicSite, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { checkEnquiry } from './check-enquiry';
import { vehicleEnquiry } from './enquiry-context-view';
import { emptyEnquiry } from './enquiry-values';

const context = vehicleEnquiry(aPublicSite({ enquiry: { termsNotice: true } }), aVehicle(), 'vehicle');
const { rules } = context;
const empty = emptyEnquiry(context);
const right = { ...empty, name: 'Ada', email: 'ada@example.com', phone: '0400 000 000', terms_conditions: true };

describe('checkEnquiry', () => {
  it('gives what the schema makes of a form that is in order', () => {
    expect(checkEnquiry(rules, right)).toEqual({ isRight: true, userData: enquiryFormSchema(rules).parse(right) });
  });

  it('names the first fault of every field at once, in the words of the schema', () => {
    const faulty = { ...right, name: '', email: 'nobody', phone: '' };
    const checked = checkEnquiry(rules, faulty);
    const issues = enquiryFormSchema(rules).safeParse(faulty).error?.issues ?? [];
    const first = (name: string) => issues.find(({ path }) => path[0] === name)?.message;
    expect(checked).toEqual({
      isRight: false,
      errors: { name: first('name'), email: first('email'), phone: first('phone') },
    });
  });
});
