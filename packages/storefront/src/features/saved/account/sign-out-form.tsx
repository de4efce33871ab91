'use client';

import { Button } from '@forecourt/ui/button';
import { CheckboxField } from '@forecourt/ui/field';
import { useToasts } from '@forecourt/ui/toast';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import type { SavedSettings } from '../vehicles/saved-settings';
import * as styles from './sign-out-form.css';

const words = {
  keep: 'Keep my saved vehicles on this device',
  signOut: 'Sign out',
  failed:
    'Your saved vehicles could not be copied to this device. Please try again, or untick the box to sign out without them.',
} as const;

/**
 * Signs out, with the choice whether what the account keeps stays on this device too. A plain form: without scripts the
 * device keeps nothing. `settings`: null where the site keeps no vehicles, and there is nothing to choose.
 */
export const SignOutForm = ({ settings }: { readonly settings: SavedSettings | null }) => {
  const [isKept, setKept] = useState(false);
  const { show } = useToasts();
  const signOut = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isKept || settings === null) return;
    event.preventDefault();
    const { currentTarget: form } = event;
    import('./keep-after-sign-out')
      .then(({ keepAfterSignOut }) => keepAfterSignOut(settings))
      .then(
        () => form.submit(),
        (error: unknown) => {
          console.error('The lists could not be copied to the device', error);
          show({ message: <span role="alert">{words.failed}</span> });
        },
      );
  };
  return (
    <form method="post" action="/api/sign-out" className={styles.form} onSubmit={signOut}>
      {settings !== null && (
        <div className={styles.scripted}>
          <CheckboxField
            label={words.keep}
            checked={isKept}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
        </div>
      )}
      <Button type="submit" kind="quiet" size="small">
        {words.signOut}
      </Button>
    </form>
  );
};
