import { Container } from '../layout/layout';
import { type DetailLayoutProps, vehicleMapId } from './detail-layout-props';
import { DetailPart } from './detail-part';
import * as styles from './detail-showcase.css';

/**
 * A stage over the whole width, the name and the price under it, a bar that stays, then parts with their large titles
 * at the left; the first of them begins with the key facts. Hand the breadcrumbs to the gallery's `over` and leave them out here, or they stand above the name.
 */
export const DetailShowcase = ({
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
  const [first, ...others] = sections;
  const facts = (keyFacts !== undefined || aside !== undefined) && (
    <section aria-label={keyFactsTitle} className={styles.opening}>
      {keyFacts}
      {aside}
    </section>
  );
  return (
    <>
      <div className={styles.stage}>{gallery}</div>
      <Container>
        {breadcrumbs}
        <div className={styles.title}>
          {heading}
          <div className={styles.purchase}>
            <div>{price}</div>
            <div className={styles.deeds}>
              {actions}
              {tools}
            </div>
          </div>
          {contact !== undefined && <div className={styles.contact}>{contact}</div>}
        </div>
      </Container>
      {stickyBar}
      <Container>
        {first === undefined ? (
          facts && <div className={styles.alone}>{facts}</div>
        ) : (
          <DetailPart id={first.id} title={first.title} action={first.action} look="split">
            <div className={styles.opening}>
              {facts}
              <div>{first.content}</div>
            </div>
          </DetailPart>
        )}
        {others.map(({ id, title, action, content, isDeferred = false }) => (
          <DetailPart key={id} id={id} title={title} action={action} look="split" isDeferred={isDeferred}>
            {content}
          </DetailPart>
        ))}
        {enquiry !== undefined && (
          <DetailPart id={enquiry.id} title={enquiry.title} action={enquiry.action} look="split">
            {enquiry.content}
          </DetailPart>
        )}
        {location !== undefined && (
          <DetailPart id={vehicleMapId} title={location.title} look="split">
            {location.content}
          </DetailPart>
        )}
        {disclaimer !== undefined && <div className={styles.disclaimer}>{disclaimer}</div>}
      </Container>
      {similar}
      {bottomBar}
    </>
  );
};
