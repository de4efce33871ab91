import { CertifiedMark } from '../certified-mark/certified-mark';
import { WholeWords } from './whole-words';

/** A vehicle's name in its two parts; a seal ends the line that they share, or the first where each has its own. */
export const VehicleName = ({
  heading,
  subheading,
  seal,
  secondUnder,
  secondClassName,
}: {
  /** Year, make, model. */
  readonly heading: string;
  /** Badge and series. */
  readonly subheading?: string | undefined;
  /** Said by the seal: "Certified Toyota" (TAG-03). */
  readonly seal?: string | undefined;
  /** The second part stands on a line of its own instead of running on. */
  readonly secondUnder: boolean;
  readonly secondClassName: string;
}) => {
  const mark = seal === undefined ? null : <CertifiedMark label={seal} />;
  if (subheading === undefined) return <WholeWords text={heading} end={mark} />;
  return (
    <>
      <WholeWords text={heading} end={secondUnder ? mark : null} />{' '}
      <span className={secondClassName}>
        <WholeWords text={subheading} end={secondUnder ? null : mark} />
      </span>
    </>
  );
};
