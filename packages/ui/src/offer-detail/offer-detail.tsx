import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import {
  type OfferCardProps,
  OfferEnds,
  OfferFigureLine,
  type OfferImage,
  OfferPicture,
} from '../offer-card/offer-card';
import { prose } from '../page-content/prose.css';
import type { SafeHtml } from '../safe-html/safe-html';
import * as styles from './offer-detail.css';

export type OfferDetailProps = Pick<OfferCardProps, 'title' | 'category' | 'figure' | 'ends' | 'closed'> & {
  readonly breadcrumbs?: ReactNode;
  readonly image: OfferImage | null;
  /** The full description: shoppers open this page to read it. */
  readonly description: SafeHtml;
  /** What it costs, who can have it, how to get it. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** Its terms in plain words, whole; line breaks are kept. */
  readonly disclaimer?: string;
  /** Links to what the offer is for: its model, its vehicle. */
  readonly ways?: ReactNode;
  /** What stands beside: the enquiry form under its heading, or why there is none. */
  readonly aside: { readonly title: string; readonly content: ReactNode };
};

const asideTitle = 'offer-aside-title';

/** An offer on a page of its own, text and terms whole, with the way to ask about it beside it. Source: OFFR-01, OFFR-03. */
export const OfferDetail = ({
  breadcrumbs,
  description,
  facts = [],
  disclaimer,
  ways,
  aside,
  title,
  category,
  figure,
  ends,
  closed,
  image,
}: OfferDetailProps) => (
  <Container className={styles.root}>
    {breadcrumbs}
    <article className={styles.grid}>
      <header className={styles.head}>
        {category !== undefined && <p className={styles.category}>{category}</p>}
        <h1 className={styles.title}>{title}</h1>
        {figure !== undefined && closed === undefined && <OfferFigureLine figure={figure} />}
        {ends !== undefined && <OfferEnds>{ends}</OfferEnds>}
      </header>
      <div className={styles.about}>
        <div className={styles.picture}>
          <OfferPicture
            card={{
              title,
              // The category stands over the title; on a set without a picture it is what is lettered.
              ...(image === null && category !== undefined ? { category } : {}),
              ...(closed === undefined ? {} : { closed }),
              image,
              sizes: '(min-width: 75rem) 48rem, 100vw',
              priority: true,
            }}
            layout="grid"
            corners="stage"
          />
        </div>
        <div
          className={classNames(prose, styles.words)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the sanitiser alone
          dangerouslySetInnerHTML={{ __html: description }}
        />
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt className={styles.factName}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {ways !== undefined && <div className={styles.ways}>{ways}</div>}
        {disclaimer !== undefined && <p className={styles.disclaimer}>{disclaimer}</p>}
      </div>
      <section className={styles.aside} aria-labelledby={asideTitle}>
        <h2 id={asideTitle} className={styles.asideTitle}>
          {aside.title}
        </h2>
        {aside.content}
      </section>
    </article>
  </Container>
);
