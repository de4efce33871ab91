'use client';

import {
  type AlertsForm as AlertsFormFields,
  alertsFault,
  alertsFormSchema,
  type SavedSearch,
} from '@forecourt/api-contract';
import { Button } from '@forecourt/ui/button';
import { TextField } from '@forecourt/ui/field';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { showFaults } from '../form-faults';
import { useGarageChange } from '../garage-changes';
import type { GarageViewProps } from '../garage-screen-props';
import { garageWords } from '../garage-words';
import { OwnNumberField } from '../own-number-field';
import { AlertFields, alertTerms } from './alert-fields';

const words = garageWords.searches;
const path = '/api/account/searches/change';

/** What a search is called and how its shopper is told of it. */
export const AlertsForm = ({
  garage,
  siteName,
  search: { id, name, frequency, channel },
}: GarageViewProps & { readonly search: SavedSearch }) => {
  const terms = alertTerms(garage);
  const form = useForm<AlertsFormFields>({
    resolver: zodResolver(
      alertsFormSchema.check(({ value, issues }) => {
        const fault = alertsFault(value, terms);
        if (fault !== null) issues.push({ code: 'custom', input: value, path: [fault.path], message: fault.message });
      }),
    ),
    defaultValues: { id, name, frequency, channel, agree_email: false, agree_sms: false },
  });
  const { errors } = form.formState;
  const change = useGarageChange<AlertsFormFields>({
    path,
    apply: (now, sent) => ({
      ...now,
      searches: now.searches.map((one) =>
        one.id === id ? { ...one, name: sent.name, frequency: sent.frequency, channel: sent.channel } : one,
      ),
    }),
    done: () => garageWords.done.alerts ?? '',
    onRefused: showFaults(form),
    onDone: () => form.reset({ ...form.getValues(), agree_email: false, agree_sms: false }),
  });
  return (
    <FormLayout method="post" action={path} onSubmit={form.handleSubmit((sent) => change.mutate(sent))}>
      <OwnNumberField />
      <input type="hidden" {...form.register('id')} defaultValue={id} />
      <FormCell>
        <TextField
          {...form.register('name')}
          id={`name-${id}`}
          label={words.name}
          defaultValue={name}
          autoComplete="off"
          error={errors.name?.message}
        />
      </FormCell>
      <AlertFields
        garage={garage}
        siteName={siteName}
        of={id}
        promise={words.promise}
        saved={{ frequency, channel }}
        chosen={{ frequency: form.watch('frequency'), channel: form.watch('channel') }}
        register={form.register}
        errors={errors}
      />
      <FormCell>
        <Button type="submit" kind="outlined" loading={change.isPending}>
          {change.isPending ? words.saving : words.save}
        </Button>
      </FormCell>
    </FormLayout>
  );
};
