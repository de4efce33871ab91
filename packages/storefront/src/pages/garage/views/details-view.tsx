'use client';

import { type DetailsForm, detailsFormSchema } from '@forecourt/api-contract';
import { maskedPhone, shopperTimeZones, timeZoneName } from '@forecourt/domain/shopper';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { EmailField, SelectField, TextField } from '@forecourt/ui/field';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ChangeButton } from '../change-button';
import { showFaults } from '../form-faults';
import { useGarageChange } from '../garage-changes';
import { GaragePart } from '../garage-part';
import type { GarageViewProps } from '../garage-screen-props';
import { garageWords } from '../garage-words';
import { OwnNumberField } from '../own-number-field';

const words = garageWords.details;
const path = '/api/account/details';

const isLinkSent = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'link_sent' in answer && answer.link_sent === true;

/** Whether the address is confirmed, and the link once more while it is not. */
const EmailState = ({ account }: Pick<GarageViewProps['garage'], 'account'>) => {
  if (account.email === null) return null;
  return account.email_confirmed ? (
    <p>{words.confirmed}</p>
  ) : (
    <Alert tone="caution">
      <p>{words.unconfirmed}</p>
      <ChangeButton
        path="/api/account/details/send-link"
        fields={{}}
        apply={(garage) => garage}
        done={garageWords.done.link ?? ''}
      >
        {words.again}
      </ChangeButton>
    </Alert>
  );
};

/** Name, e-mail address and time zone of the shopper; the number is what they sign in with. */
export const DetailsView = ({ garage: { account }, siteName }: GarageViewProps) => {
  const time_zone = account.time_zone ?? '';
  const values: DetailsForm = { name: account.name, email: account.email ?? '', time_zone };
  // One from abroad that the browser told stands beside those of Australia.
  const zones = [...new Set([...shopperTimeZones, ...(time_zone === '' ? [] : [time_zone])])];
  const form = useForm<DetailsForm>({ resolver: zodResolver(detailsFormSchema), defaultValues: values });
  const change = useGarageChange<DetailsForm>({
    path,
    apply: (garage, { name, email, time_zone: zone }) => {
      const isSame = email.toLowerCase() === (garage.account.email ?? '').toLowerCase();
      const address = isSame ? {} : { email: email === '' ? null : email, email_confirmed: false };
      return { ...garage, account: { ...garage.account, name, ...address, time_zone: zone || null } };
    },
    done: (answer) => (isLinkSent(answer) ? words.linkSent : (garageWords.done.details ?? '')),
    onRefused: showFaults(form),
    onDone: () => form.reset(form.getValues()),
  });
  const { errors } = form.formState;
  return (
    <GaragePart title={words.title} lead={words.phoneNote(maskedPhone(account.phone))}>
      <FormLayout method="post" action={path} onSubmit={form.handleSubmit((sent) => change.mutate(sent))}>
        <OwnNumberField />
        <FormCell>
          <TextField
            {...form.register('name')}
            id="details-name"
            label={words.name}
            defaultValue={values.name}
            autoComplete="name"
            error={errors.name?.message}
            optional
          />
        </FormCell>
        <FormCell>
          <EmailField
            {...form.register('email')}
            id="details-email"
            label={words.email}
            hint={words.emailHint}
            defaultValue={values.email}
            error={errors.email?.message}
            optional
          />
        </FormCell>
        <FormCell>
          <SelectField
            {...form.register('time_zone')}
            id="details-time-zone"
            label={words.timeZone}
            hint={words.timeZoneHint}
            defaultValue={time_zone}
            options={[
              { value: '', label: words.dealerZone(siteName) },
              ...zones.map((value) => ({ value, label: timeZoneName(value) })),
            ]}
            error={errors.time_zone?.message}
            optional
          />
        </FormCell>
        <FormCell>
          <Button type="submit" loading={change.isPending}>
            {change.isPending ? words.saving : words.save}
          </Button>
        </FormCell>
      </FormLayout>
      <EmailState account={account} />
    </GaragePart>
  );
};
