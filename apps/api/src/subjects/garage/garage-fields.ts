import { enquiryField } from '@forecourt/domain/enquiry';
import type { FieldRow } from '@forecourt/domain/form-field';
import {
  type AlertSubject,
  alertChannelNames,
  alertChannels,
  alertConsentWords,
  alertFrequencies,
  alertFrequencyNames,
  alertPromises,
} from '@forecourt/domain/shopper';

/** Fields of an own vehicle, for a page that asks again where scripts are off. */
export const ownCarRows: Readonly<Record<string, FieldRow>> = {
  make: enquiryField('make'),
  model: enquiryField('model'),
  year: enquiryField('year'),
  km: enquiryField('kilometres'),
  rego: enquiryField('Rego'),
  rego_state: enquiryField('regoState'),
  service_due: { label: 'Next service', input: 'date' },
};

/** Fields of a person's details. */
export const detailsRows: Readonly<Record<string, FieldRow>> = {
  name: { label: 'Name', input: 'text', autocomplete: 'name' },
  email: enquiryField('email'),
  time_zone: { label: 'Time zone', input: 'text' },
};

/** Fields of how a shopper is told of a saved search, or of saved vehicles; a consent is asked for in its words. */
export const alertRows = (siteName: string, of: AlertSubject): Readonly<Record<string, FieldRow>> => ({
  name: { label: 'Search name', input: 'text' },
  frequency: {
    label: `${alertPromises[of]} How often?`,
    input: 'choice',
    choices: alertFrequencies,
    choiceLabels: alertFrequencyNames,
  },
  channel: { label: 'Send alerts by', input: 'choice', choices: alertChannels, choiceLabels: alertChannelNames },
  agree_email: { label: alertConsentWords('email', siteName), input: 'box' },
  agree_sms: { label: alertConsentWords('sms', siteName), input: 'box' },
});
