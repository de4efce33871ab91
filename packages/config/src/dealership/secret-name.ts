import * as z from 'zod';

/** Name of a secret, which the API resolves: `RED_GUM_CRM` stands for the variable FORECOURT_SECRET_RED_GUM_CRM. */
export const secretNameSchema = z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/, 'must be a name such as RED_GUM_CRM');
