import { FoldedText } from '../show-more/folded-text';
import * as styles from './vehicle-comments.css';

export type VehicleCommentsProps = {
  /** Plain text; its line breaks are kept. */
  readonly text: string | null;
  /** Characters shown at first; `null` shows all (VDP-03). */
  readonly limit?: number | null;
  readonly pendingText?: string;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
};

/** The dealer's comments on the vehicle, cut at 400 characters by default. Source: VDP-03. */
export const VehicleComments = ({
  text,
  limit = 400,
  pendingText = 'Dealer comments are pending. Please check back here later.',
  moreLabel = 'Show More',
  lessLabel = 'Show Less',
}: VehicleCommentsProps) => {
  const comments = text?.trim() ?? '';
  if (comments === '') return <p className={styles.pending}>{pendingText}</p>;
  return (
    <FoldedText
      text={comments}
      limit={limit ?? undefined}
      moreLabel={moreLabel}
      lessLabel={lessLabel}
      button="control"
    />
  );
};
