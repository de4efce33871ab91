import * as z from 'zod';

/** By what shoppers sign in besides a code that is texted (AUTH-01). */
export const accountSettingsSchema = z.strictObject({
  /** A link by e-mail, to an address that was confirmed in an account. */
  emailLink: z.boolean().default(false),
});
/** By what shoppers sign in besides a code. */
export type AccountSettings = z.infer<typeof accountSettingsSchema>;
