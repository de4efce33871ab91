import { CertifiedMark } from '../certified-mark/certified-mark';
import { Tag, TagList } from '../tag/tag';
import { UiLink } from '../ui-provider/ui-link';
import type { VehicleTag } from '../vehicle-card/vehicle-card-props';
import { WholeWords } from '../vehicle-card/whole-words';
import * as styles from './vehicle-heading.css';

export type VehicleHeadingProps = {
  /** Year, make, model. */
  readonly heading: string;
  /** Badge and series (SIDE-01). */
  readonly subheading?: string;
  /** Said by a seal beside the name: "Certified Toyota" (TAG-03). */
  readonly seal?: string;
  /** `under`: a quieter line of its own; `beside`: runs on in the same voice; `lighter`: runs on in a lighter one. */
  readonly second?: keyof typeof styles.seconds;
  readonly headingLevel?: 1 | 2;
  readonly tags?: readonly VehicleTag[];
  readonly tagsPlace?: 'above' | 'below';
  /** Small facts under the name: stock number, colour; one with an address is a link. */
  readonly details?: readonly { readonly label: string; readonly href?: string }[];
};

/** The vehicle's name with its tags and small facts, as the head of its page. */
export const VehicleHeading = ({
  heading,
  subheading,
  seal,
  second = 'under',
  headingLevel = 1,
  tags = [],
  tagsPlace = 'above',
  details = [],
}: VehicleHeadingProps) => {
  const Heading = `h${headingLevel}` as const;
  const list = tags.length > 0 && (
    <TagList>
      {tags.map(({ kind, label }) => (
        <Tag key={label} kind={kind}>
          {label}
        </Tag>
      ))}
    </TagList>
  );
  return (
    <div className={styles.heading}>
      {tagsPlace === 'above' && list}
      <Heading className={styles.title}>
        <WholeWords text={heading} />
        {seal !== undefined && <CertifiedMark label={seal} />}
        {subheading !== undefined && (
          <>
            {' '}
            <span className={styles.seconds[second]}>
              <WholeWords text={subheading} />
            </span>
          </>
        )}
      </Heading>
      {details.length > 0 && (
        <p className={styles.details}>
          {details.map(({ label, href }) => (
            <span key={label} className={styles.detail}>
              {href === undefined ? (
                label
              ) : (
                <UiLink href={href} className={styles.detailLink}>
                  {label}
                </UiLink>
              )}
            </span>
          ))}
        </p>
      )}
      {tagsPlace === 'below' && list}
    </div>
  );
};
