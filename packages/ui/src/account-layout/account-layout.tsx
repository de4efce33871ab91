import type { ReactNode } from 'react';
import { Container } from '../layout/layout';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './account-layout.css';
import { AccountNavigation, type AccountSection } from './account-navigation';

/** A telephone number of which only the end is shown. */
export type MaskedPhone = {
  /** As it is seen: "04•• ••• 678". */
  readonly shown: string;
  /** As it is read out: "the number ending in 678". */
  readonly spoken: string;
};

/** A masked number, whose dots are not read out. */
export const MaskedNumber = ({ phone, className }: { readonly phone: MaskedPhone; readonly className?: string }) => (
  <>
    <span aria-hidden="true" className={className}>
      {phone.shown}
    </span>
    <VisuallyHidden>{phone.spoken}</VisuallyHidden>
  </>
);

export type AccountLayoutProps = {
  readonly breadcrumbs?: ReactNode;
  /** The page's one `h1`: "My garage". */
  readonly title: string;
  readonly phone: MaskedPhone;
  readonly signedInLabel?: string;
  /** A form with a button, so that it works without scripts. */
  readonly signOut?: ReactNode;
  readonly sections: readonly AccountSection[];
  /** Key of the section that is open. */
  readonly current?: string;
  /** Names the links. */
  readonly navigationLabel?: string;
  /** What the page has to say first: something was saved, a session ends. An `Alert`. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

/** The page of an account: who is signed in, its parts, and the one that is open. Source: AUTH-02, WTCH-03. */
export const AccountLayout = ({
  breadcrumbs,
  title,
  phone,
  signedInLabel = 'Signed in as',
  signOut,
  sections,
  current,
  navigationLabel = 'Your account',
  notice,
  children,
}: AccountLayoutProps) => (
  <Container className={styles.root}>
    {breadcrumbs}
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.person}>
        <p>
          {`${signedInLabel} `}
          <MaskedNumber phone={phone} className={styles.phone} />
        </p>
        {signOut}
      </div>
    </div>
    <div className={styles.grid}>
      <AccountNavigation label={navigationLabel} sections={sections} current={current} />
      <div className={styles.content}>
        {notice}
        {children}
      </div>
    </div>
  </Container>
);
