'use client';

import { deletionWord } from '@forecourt/api-contract';
import { Button } from '@forecourt/ui/button';
import { ConfirmPanel } from '@forecourt/ui/confirm-panel';
import { Disclosure } from '@forecourt/ui/disclosure';
import { accountDataWords as words } from './account-data-words';

const { title, lead, goes, stays, action } = words.deletion;

/**
 * What a shopper can ask of their account where the site has no account page: the file of everything that is kept, and its
 * deletion. Plain forms, whose answers are a file and a page of their own.
 */
export const AccountData = ({
  phone,
}: {
  /** Whose account it is: the form changes no other. */
  readonly phone: string;
}) => (
  <Disclosure title={words.heading}>
    <p>{words.exportText}</p>
    <form action="/api/account/export">
      <Button type="submit" kind="outlined" size="small">
        {words.export}
      </Button>
    </form>
    <ConfirmPanel
      method="post"
      action="/api/account/delete"
      {...{ title, lead, goes, stays }}
      confirmation={{ kind: 'typed', name: 'confirm', word: deletionWord }}
      actionLabel={action}
    >
      <input type="hidden" name="phone_number" value={phone} />
    </ConfirmPanel>
  </Disclosure>
);
