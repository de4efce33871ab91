import * as z from 'zod';

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether eleven digits are an ABN: their weighted sum, less one in front, is a multiple of 89 (abr.business.gov.au). */
const isAbn = (text: string): boolean => {
  const digits = [...text.replaceAll(' ', '')].map(Number);
  const sum = weights.reduce(
    (total, weight, place) => total + weight * ((digits[place] ?? 0) - (place === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
};

/** An Australian Business Number as people write it, such as `51 824 753 556`. */
export const abnSchema = z
  .string()
  .regex(/^[1-9]\d ?\d{3} ?\d{3} ?\d{3}$/, 'must be an ABN of eleven digits, such as 51 824 753 556')
  .refine(isAbn, 'must be an ABN: its check digits do not agree with the others, so one of them is mistyped');
