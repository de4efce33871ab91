import { Alert } from '@forecourt/ui/alert';
import { TextLink } from '@forecourt/ui/text-link';
import { orderWords } from '../../features/order/order-words';
import * as styles from './order-page.css';

const words = orderWords.saved;

/** The link by which an order is taken up again, on any device, and until when. */
export const SavedLink = ({
  address,
  until,
}: {
  readonly address: string;
  /** The day in words. */
  readonly until: string;
}) => (
  <Alert tone="success" title={words.title}>
    <p className={styles.savedLink}>{address}</p>
    <p>{words.text(until)}</p>
    <TextLink href={`mailto:?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(address)}`}>
      {words.mail}
    </TextLink>
  </Alert>
);
