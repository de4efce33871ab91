import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { Section } from '@forecourt/ui/layout';
import * as styles from './photo-upload.css';
import { photoWords as words } from './photo-words';

const isFault = (value: string): value is keyof typeof words.faults => Object.hasOwn(words.faults, value);

/**
 * Adds photos to an enquiry that was taken: whatever goes wrong with one, the enquiry itself is with the dealer. A plain
 * form, so that it works without scripts.
 */
export const PhotoUpload = ({
  photos: { token, left },
  back,
  added,
  fault,
}: {
  readonly photos: { readonly token: string; readonly left: number };
  /** The address of the page, to come back to. */
  readonly back: string;
  /** How many have just been added, and why one was not: from the address. */
  readonly added: number;
  readonly fault: string;
}) => (
  <Section id="photos" title={words.title} lead={left > 0 ? words.lead(left) : words.full}>
    {added > 0 && <Alert tone="success">{words.added(added)}</Alert>}
    {isFault(fault) && <Alert tone="danger">{words.faults[fault]}</Alert>}
    {left > 0 && (
      <FormLayout
        // Where to come back to stands in the address: what is too large is answered before the form is read.
        action={`/api/lead-photos?${new URLSearchParams({ token, back })}`}
        method="post"
        encType="multipart/form-data"
      >
        <FormCell>
          <label className={styles.label} htmlFor="lead-photos">
            {words.label}
          </label>
          <input
            id="lead-photos"
            className={styles.files}
            type="file"
            name="photos"
            // Not HEIC, which the server cannot read: iPhones send JPEG where it is not named.
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            required
          />
        </FormCell>
        <FormCell>
          <Button type="submit" kind="outlined">
            {words.send}
          </Button>
          <p className={styles.note}>{words.privacy}</p>
        </FormCell>
      </FormLayout>
    )}
  </Section>
);
