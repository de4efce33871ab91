'use client';

import type { ConsentRecord, Garage } from '@forecourt/api-contract';
import { deletionWord } from '@forecourt/api-contract';
import { Button } from '@forecourt/ui/button';
import { ConfirmPanel } from '@forecourt/ui/confirm-panel';
import { RecordList, RecordRow } from '@forecourt/ui/record-list';
import { useMutation } from '@tanstack/react-query';
import { ChangeButton } from '../change-button';
import { GaragePart } from '../garage-part';
import type { GarageViewProps } from '../garage-screen-props';
import { garageWords } from '../garage-words';
import { momentDay } from '../moment';
import { OwnNumberField } from '../own-number-field';
import { sendChange } from '../send-change';

const words = garageWords.privacy;

const withoutConsent =
  ({ purpose }: ConsentRecord, at: string) =>
  (garage: Garage): Garage => ({
    ...garage,
    consents: garage.consents.map((one) =>
      one.purpose === purpose && one.withdrawn_at === null ? { ...one, withdrawn_at: at } : one,
    ),
  });

const ConsentRow = ({ consent, timeZone }: { readonly consent: ConsentRecord; readonly timeZone: string }) => {
  const { id, purpose, wording, given_at, withdrawn_at } = consent;
  const title = words.purposes[purpose] ?? purpose;
  return (
    <RecordRow
      title={title}
      status={withdrawn_at === null ? { tone: 'good', label: words.holds } : { tone: 'ended', label: words.over }}
      facts={[
        { label: words.given, value: momentDay(given_at, timeZone) },
        ...(withdrawn_at === null ? [] : [{ label: words.withdrawn, value: momentDay(withdrawn_at, timeZone) }]),
      ]}
      actions={
        withdrawn_at === null ? (
          <ChangeButton
            path="/api/account/consents/withdraw"
            fields={{ id }}
            apply={(garage) => withoutConsent(consent, new Date().toISOString())(garage)}
            done={garageWords.done.withdrawn ?? ''}
            label={words.withdrawOf(title)}
          >
            {words.withdraw}
          </ChangeButton>
        ) : undefined
      }
    >
      <p>{`“${wording}”`}</p>
    </RecordRow>
  );
};

/** The end of the account: what goes, what stays and why, and a word that nobody types by mistake. */
const Deletion = ({ phone, onDeleted }: { readonly phone: string; readonly onDeleted: () => void }) => {
  const deletion = useMutation({
    mutationFn: (confirm: string) => sendChange('/api/account/delete', { confirm, phone_number: phone }),
    onSuccess: onDeleted,
  });
  const { title, lead, goes, stays, action, pending } = words.deletion;
  return (
    <ConfirmPanel
      method="post"
      action="/api/account/delete"
      {...{ title, lead, goes, stays }}
      confirmation={{ kind: 'typed', name: 'confirm', word: deletionWord }}
      {...(deletion.error === null ? {} : { error: deletion.error.message })}
      actionLabel={action}
      pending={deletion.isPending}
      pendingLabel={pending}
      onSubmit={(event) => {
        event.preventDefault();
        deletion.mutate(String(new FormData(event.currentTarget).get('confirm') ?? ''));
      }}
    >
      <OwnNumberField />
    </ConfirmPanel>
  );
};

/** What the shopper has agreed to, the file of everything that is kept, and the end of the account. */
export const PrivacyView = ({ garage, timeZone, onDeleted }: GarageViewProps & { readonly onDeleted: () => void }) => (
  <>
    <RecordList title={words.consents} empty={{ title: words.noConsents.title, text: <p>{words.noConsents.text}</p> }}>
      {garage.consents.map((consent) => (
        <ConsentRow key={consent.id} consent={consent} timeZone={timeZone} />
      ))}
    </RecordList>
    <GaragePart title={words.exportTitle} lead={words.exportText}>
      <form action="/api/account/export">
        <Button type="submit" kind="outlined">
          {words.export}
        </Button>
      </form>
    </GaragePart>
    <Deletion phone={garage.account.phone} onDeleted={onDeleted} />
  </>
);
