import { describe, expect, it } from 'vitest';
import { hiddenField, hiddenFieldLabel } from '../enquiry/form-words';
import { robotSignsIn, robotWords } from './robot-signs';

/**
 * Words by which browsers and password managers take a field for something that they know of people, in its name or its
 * label.
 */
const classed = [
  /company|business|organi[sz]ation|firm|employ|job|title|role|prefix|suffix|salutation/i,
  /name|first|last|middle|full|initial|nick|user|login|account|member|customer|contact/i,
  /mail|web|site|url|http|link|page|homepage|blog|domain/i,
  /phone|mobile|tel|fax|cell|area|extension|\bext\b|prefix|suffix/i,
  /address|addr|street|line|house|flat|unit|apartment|apt|suite|floor|building|road|avenue|landmark|delivery|instructions/i,
  /city|town|suburb|locality|district|region|province|county|state|country|zip|post|code/i,
  /birth|date|day|month|year|age|sex|gender|language/i,
  /card|credit|number|cvc|cvv|csc|expir|iban|bank|coupon|promo|gift|voucher|price|amount/i,
  /pass|pin|secret|token|otp|one.?time|verif|captcha|search|query|licen[cs]e|passport|vehicle|vin|plate|flight/i,
  /comment|message|note|other/i,
];

describe('the hidden field of forms', () => {
  it.each([hiddenField, hiddenFieldLabel])(
    '[LEAD-04] "%s" has no word by which a browser fills a field in',
    (words) => {
      for (const pattern of classed) expect(words).not.toMatch(pattern);
    },
  );
});

describe('the signs of a robot', () => {
  it('[LEAD-04] are a filled trap, also by the name of the release before, and a form sent within 0.8 s', () => {
    expect(robotSignsIn({ [hiddenField]: 'x', elapsed_ms: 5000 })).toEqual(['trap']);
    expect(robotSignsIn({ company_website: 'https://pills.example' })).toEqual(['trap']);
    expect(robotSignsIn({ [hiddenField]: '', company_website: '', elapsed_ms: 799 })).toEqual(['haste']);
    expect(robotSignsIn({ [hiddenField]: 'x', elapsed_ms: 0 })).toEqual(['trap', 'haste']);
  });

  it('are none in what a person sends, with scripts or without', () => {
    expect(robotSignsIn({ [hiddenField]: '', elapsed_ms: 800 })).toEqual([]);
    expect(robotSignsIn({})).toEqual([]);
    expect(robotSignsIn({ [hiddenField]: null, elapsed_ms: '3' })).toEqual([]);
  });

  it('are said in one sentence to who answers the lead', () => {
    expect(robotWords([])).toBeNull();
    expect(robotWords(['trap', 'haste'])).toBe(
      'This may come from a robot: a field that people do not see was filled in; it was sent faster than most people can.',
    );
  });
});
