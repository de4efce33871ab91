'use client';

import { type Garage, hasAgreed, type SavedAlertsForm } from '@forecourt/api-contract';
import { alertChannels, alertConsentWords, alertFrequencies } from '@forecourt/domain/shopper';
import { CheckboxField, SelectField } from '@forecourt/ui/field';
import { FormCell } from '@forecourt/ui/form-layout';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useScripted } from '../../../runtime/scripted/use-scripted';
import { garageWords } from '../garage-words';

const words = garageWords.searches;

/** What alerts depend on, of an account. */
export const alertTerms = ({ account, consents }: Garage) => ({ emailConfirmed: account.email_confirmed, consents });

/**
 * How often and by which way a shopper is told. The words of a consent stand beside the box of its way; without scripts those
 * of both ways do, and the one that is chosen counts.
 */
export const AlertFields = ({
  garage,
  siteName,
  of,
  promise,
  saved,
  chosen,
  register,
  errors,
}: {
  readonly garage: Garage;
  readonly siteName: string;
  /** Tells these fields from those of other alerts on the page. */
  readonly of: string;
  /** What they are told. */
  readonly promise: string;
  /** As it is stored, for a page whose scripts have not come. */
  readonly saved: Pick<SavedAlertsForm, 'frequency' | 'channel'>;
  /** As it stands in the form. */
  readonly chosen: Pick<SavedAlertsForm, 'frequency' | 'channel'>;
  readonly register: (name: keyof SavedAlertsForm) => UseFormRegisterReturn;
  readonly errors: FieldErrors<SavedAlertsForm>;
}) => {
  const isScripted = useScripted();
  const isOn = chosen.frequency !== 'off';
  const asked = alertChannels.filter(
    (way) => !hasAgreed(way, garage.consents) && (!isScripted || (isOn && way === chosen.channel)),
  );
  return (
    <>
      <FormCell>
        <p>{promise}</p>
      </FormCell>
      <FormCell width="half">
        <SelectField
          {...register('frequency')}
          id={`frequency-${of}`}
          label={words.frequency}
          defaultValue={saved.frequency}
          options={alertFrequencies.map((value) => ({ value, label: words.frequencies[value] }))}
          error={errors.frequency?.message}
        />
      </FormCell>
      <FormCell width="half">
        <SelectField
          {...register('channel')}
          id={`channel-${of}`}
          label={words.channel}
          defaultValue={saved.channel}
          options={alertChannels.map((value) => ({ value, label: words.channels[value] }))}
          error={errors.channel?.message}
        />
      </FormCell>
      {asked.map((way) => (
        <FormCell key={way}>
          <CheckboxField
            {...register(`agree_${way}`)}
            id={`agree-${way}-${of}`}
            label={alertConsentWords(way, siteName)}
            error={errors[`agree_${way}`]?.message}
          />
        </FormCell>
      ))}
    </>
  );
};
