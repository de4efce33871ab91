import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { deferredPart } from './deferred-part.css';
import { type DetailLayoutProps, type DetailSection, vehicleMapId } from './detail-layout-props';
import * as styles from './detail-ledger.css';
import { DetailPart } from './detail-part';
import { type PartPlace, partPlaces } from './part-places';

const Sheet = ({
  id,
  title,
  action,
  content,
  isDeferred = false,
  place = 'full',
}: DetailSection & { readonly place?: PartPlace }) => (
  <div className={classNames(styles.places[place], isDeferred && deferredPart)}>
    <DetailPart id={id} title={title} action={action} look="sheet">
      {content}
    </DetailPart>
  </div>
);

/**
 * Name and price first, then the facts, the pictures beside the calculator, and ruled sheets. On a phone the pictures
 * follow the name at once: a first screen without the vehicle sells nothing.
 */
export const DetailLedger = ({
  breadcrumbs,
  gallery,
  heading,
  price,
  actions,
  contact,
  tools,
  keyFacts,
  keyFactsTitle = 'Key facts',
  aside,
  sections,
  location,
  similar,
  enquiry,
  disclaimer,
  stickyBar,
  bottomBar,
}: DetailLayoutProps) => {
  const places = partPlaces(sections);
  return (
    <>
      <Container>
        {breadcrumbs !== undefined && <div className={styles.crumbs}>{breadcrumbs}</div>}
        <div className={styles.top}>
          <div className={styles.heading}>{heading}</div>
          <div className={styles.pictures}>{gallery}</div>
          <div className={styles.purchase}>
            <div>{price}</div>
            {actions}
          </div>
          {keyFacts !== undefined && (
            <section aria-label={keyFactsTitle} className={styles.facts}>
              {keyFacts}
            </section>
          )}
          {(contact !== undefined || tools !== undefined) && (
            <div className={styles.links}>
              {contact}
              {tools}
            </div>
          )}
          <div className={styles.aside}>{aside}</div>
        </div>
      </Container>
      {stickyBar}
      <Container>
        <div className={styles.parts}>
          {sections.map((section, index) => (
            <Sheet key={section.id} {...section} place={places[index] ?? 'full'} />
          ))}
          {enquiry !== undefined && <Sheet {...enquiry} />}
          {location !== undefined && <Sheet id={vehicleMapId} title={location.title} content={location.content} />}
        </div>
        {disclaimer !== undefined && <div className={styles.disclaimer}>{disclaimer}</div>}
      </Container>
      {similar}
      {bottomBar}
    </>
  );
};
