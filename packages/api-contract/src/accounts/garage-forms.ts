import { enquiryField, enquiryUserDataSchema } from '@forecourt/domain/enquiry';
import {
  type AlertChannel,
  alertChannels,
  alertFrequencies,
  alertPurposes,
  readTimeZone,
} from '@forecourt/domain/shopper';
import { australianStates } from '@forecourt/domain/vehicle';
import * as z from 'zod';
import type { ConsentRecord } from './garage';

const typed = enquiryUserDataSchema.shape;

/** How many of each a shopper may keep. */
export const garageLimits = { searches: 50, cars: 20 } as const;

/** Longest name of a saved search, in characters. */
export const longestSearchName = 80;

/** Id of a record that is changed; empty for a new one. */
const recordId = z.union([z.literal(''), z.uuid()]);

/** An own vehicle as its form has it, texts all: the browser and the API read it by these rules. */
export const ownCarFormSchema = z.object({
  id: recordId,
  make: typed.make.unwrap().min(1, enquiryField('make').missing),
  model: typed.model.unwrap().min(1, enquiryField('model').missing),
  year: typed.year.unwrap(),
  km: typed.kilometres.unwrap(),
  rego: typed.Rego.unwrap(),
  rego_state: z.enum(['', ...australianStates], 'Please choose a state or territory.'),
  service_due: z
    .string()
    .trim()
    .refine((day) => day === '' || z.iso.date().safeParse(day).success, 'Please choose the day of the next service.'),
});
export type OwnCarForm = z.infer<typeof ownCarFormSchema>;

/** Name and address of a shopper; either may be left empty. */
export const detailsFormSchema = z.object({
  name: z
    .string()
    .trim()
    .max(80, 'Please shorten your name to 80 characters.')
    .overwrite((name) => name.replace(/\s+/g, ' ')),
  email: z.union([z.literal(''), typed.email]),
  /** Empty for the dealer's; left out by a form that does not ask for it. */
  time_zone: z
    .string()
    .refine((zone) => zone === '' || readTimeZone(zone) !== null, 'Please choose a time zone.')
    .optional(),
});
export type DetailsForm = z.infer<typeof detailsFormSchema>;

/** A saved search: what it is called, and how its shopper wants to be told of what is new. */
export const alertsFormSchema = z.object({
  id: z.uuid(),
  name: z
    .string()
    .trim()
    .min(1, 'Please give the search a name.')
    .max(longestSearchName, `Please shorten the name to ${longestSearchName} characters.`),
  frequency: z.enum(alertFrequencies, 'Please choose how often.'),
  channel: z.enum(alertChannels, 'Please choose a way.'),
  /** The ticks beside the words of the consents, one for each way; only asked for where there is none that holds. */
  agree_email: z.boolean(),
  agree_sms: z.boolean(),
});
export type AlertsForm = z.infer<typeof alertsFormSchema>;

/** How a shopper wants to be told of the vehicles that they saved. */
export const savedAlertsFormSchema = alertsFormSchema.omit({ id: true, name: true });
export type SavedAlertsForm = z.infer<typeof savedAlertsFormSchema>;

/** The word that is typed before an account is deleted. */
export const deletionWord = 'DELETE';

/** What alerts depend on beside their form. */
export interface AlertTerms {
  readonly emailConfirmed: boolean;
  readonly consents: readonly Pick<ConsentRecord, 'purpose' | 'withdrawn_at'>[];
}

/** Whether a shopper has agreed to alerts by this way, and not taken it back. */
export const hasAgreed = (channel: AlertChannel, consents: AlertTerms['consents']): boolean =>
  consents.some(({ purpose, withdrawn_at }) => purpose === alertPurposes[channel] && withdrawn_at === null);

/** What is wrong with alerts beyond their fields; null for nothing. The same rule in the browser and in the API; pure. */
export const alertsFault = (
  form: SavedAlertsForm,
  { emailConfirmed, consents }: AlertTerms,
): { readonly path: 'channel' | 'agree_email' | 'agree_sms'; readonly message: string } | null => {
  const { frequency, channel } = form;
  const box = `agree_${channel}` as const;
  if (frequency === 'off') return null;
  if (channel === 'email' && !emailConfirmed)
    return {
      path: 'channel',
      message: 'We need a confirmed email address for this. Please give one under “Details”, or choose a text.',
    };
  if (!form[box] && !hasAgreed(channel, consents))
    return { path: box, message: 'Please tick the box, so that we may write to you.' };
  return null;
};
