'use client';

import { alertsFault, type SavedAlertsForm as SavedAlertsFields, savedAlertsFormSchema } from '@forecourt/api-contract';
import { Button } from '@forecourt/ui/button';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFaults } from '../form-faults';
import { useGarageChange } from '../garage-changes';
import { GarageFold } from '../garage-fold';
import type { GarageViewProps } from '../garage-screen-props';
import { garageWords } from '../garage-words';
import { OwnNumberField } from '../own-number-field';
import { AlertFields, alertTerms } from './alert-fields';

const words = garageWords.saved;
const path = '/api/account/saved-alerts';

/** How a shopper is told of the vehicles that they saved, folded away with what holds now as its title. */
export const SavedAlertsForm = ({ garage, siteName }: Pick<GarageViewProps, 'garage' | 'siteName'>) => {
  const { frequency, channel } = garage.saved_alerts;
  const terms = alertTerms(garage);
  const form = useForm<SavedAlertsFields>({
    resolver: zodResolver(
      savedAlertsFormSchema.check(({ value, issues }) => {
        const fault = alertsFault(value, terms);
        if (fault !== null) issues.push({ code: 'custom', input: value, path: [fault.path], message: fault.message });
      }),
    ),
    defaultValues: { frequency, channel, agree_email: false, agree_sms: false },
  });
  const change = useGarageChange<SavedAlertsFields>({
    path,
    apply: (now, sent) => ({ ...now, saved_alerts: { frequency: sent.frequency, channel: sent.channel } }),
    done: () => garageWords.done['saved-alerts'] ?? '',
    onRefused: showFaults(form),
    onDone: () => form.reset({ ...form.getValues(), agree_email: false, agree_sms: false }),
  });
  const { alertsOff, alertsOn, saving } = garageWords.searches;
  const status = frequency === 'off' ? alertsOff : alertsOn(frequency, channel);
  return (
    <GarageFold title={words.alerts(status)}>
      <FormLayout method="post" action={path} onSubmit={form.handleSubmit((sent) => change.mutate(sent))}>
        <OwnNumberField />
        <AlertFields
          garage={garage}
          siteName={siteName}
          of="saved"
          promise={words.promise}
          saved={{ frequency, channel }}
          chosen={{ frequency: form.watch('frequency'), channel: form.watch('channel') }}
          register={form.register}
          errors={form.formState.errors}
        />
        <FormCell>
          <Button type="submit" kind="outlined" loading={change.isPending}>
            {change.isPending ? saving : words.save}
          </Button>
        </FormCell>
      </FormLayout>
    </GarageFold>
  );
};
