import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { AddressLines } from '../location-card/location-parts';
import * as styles from './place-head.css';

export type PlaceHeadProps = {
  readonly breadcrumbs?: ReactNode;
  /** The page's one `h1`: the name of the place. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** Street; town, state and postcode. */
  readonly addressLines?: readonly string[];
  /** Open or closed, the rating. */
  readonly children?: ReactNode;
  /** Links and buttons: directions, stock, enquiry. */
  readonly ways?: ReactNode;
  /** A photo of the place or a map; fills its side. Without one the words stand alone. */
  readonly picture?: ReactNode;
};

/** The opening of a place's page: its name and where it is, with what it looks like beside it. Source: LOC-05. */
export const PlaceHead = ({ breadcrumbs, title, lead, addressLines, children, ways, picture }: PlaceHeadProps) => (
  <Container className={styles.root}>
    {breadcrumbs}
    <div className={classNames(styles.grid, picture !== undefined && styles.withPicture)}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {(addressLines !== undefined || children !== undefined) && (
          <div className={styles.address}>
            {addressLines !== undefined && <AddressLines lines={addressLines} />}
            {children}
          </div>
        )}
        {ways !== undefined && <div className={styles.ways}>{ways}</div>}
      </div>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
    </div>
  </Container>
);
