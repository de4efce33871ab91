'use client';

import { CheckboxField, PostcodeField, TextField } from '@forecourt/ui/field';
import { FormCell } from '@forecourt/ui/form-layout';
import * as styles from './test-drive-form.css';
import { testDriveWords as words } from './test-drive-words';

/** What is wrong with where the vehicle is to be brought. */
export interface HomeFaults {
  readonly home_address?: string;
  readonly postcode?: string;
}

/** Has the vehicle brought to the shopper. The address is asked for once that is ticked, by rules of style alone. */
export const HomeFields = ({
  formId,
  withinKm,
  faults,
  typed,
}: {
  readonly formId: string;
  /** Kilometres from the place. */
  readonly withinKm: number;
  readonly faults: HomeFaults;
  /** What a form that came back held. */
  readonly typed: { readonly come: boolean; readonly address: string; readonly postcode: string };
}) => (
  <div className={styles.home}>
    <FormCell>
      <CheckboxField
        id={`${formId}-come_to_you`}
        name="come_to_you"
        label={words.home.label(withinKm)}
        defaultChecked={typed.come}
      />
    </FormCell>
    <div className={styles.homeWhere}>
      <FormCell width="twoThirds">
        <TextField
          id={`${formId}-home_address`}
          name="home_address"
          label={words.home.address}
          autoComplete="street-address"
          maxLength={200}
          defaultValue={typed.address}
          error={faults.home_address}
        />
      </FormCell>
      <FormCell width="third">
        <PostcodeField
          id={`${formId}-postcode`}
          name="postcode"
          label="Postcode"
          defaultValue={typed.postcode}
          error={faults.postcode}
        />
      </FormCell>
    </div>
  </div>
);
