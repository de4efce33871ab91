import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { PurchaseBox, PurchaseMoney } from '../vehicle-purchase-panel/purchase-box';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { deferredPart } from './deferred-part.css';
import { type DetailLayoutProps, vehicleMapId } from './detail-layout-props';
import { DetailPart } from './detail-part';
import * as styles from './detail-sidebar.css';
import { partPlaces } from './part-places';

/** Pictures and everything about the vehicle at the left, the purchase in a box at the right that stays in view. */
export const DetailSidebar = ({
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
      {stickyBar}
      <Container>
        {breadcrumbs !== undefined && <div className={styles.crumbs}>{breadcrumbs}</div>}
        <div className={styles.grid}>
          <div className={styles.gallery}>{gallery}</div>
          <div className={styles.purchase}>
            <div className={styles.panel}>
              <PurchaseBox
                top={
                  <>
                    {heading}
                    <PurchaseMoney>
                      {price}
                      {aside}
                    </PurchaseMoney>
                  </>
                }
                bottom={
                  <>
                    {actions}
                    {contact !== undefined && <div>{contact}</div>}
                    {tools}
                  </>
                }
              />
            </div>
          </div>
          <div className={styles.detail}>
            {keyFacts !== undefined && (
              <DetailPart id="key-facts" title={keyFactsTitle} look="block">
                {keyFacts}
              </DetailPart>
            )}
            <div className={styles.parts}>
              {sections.map(({ id, title, action, content, isDeferred = false }, index) => (
                <div
                  key={id}
                  className={classNames(styles.places[places[index] ?? 'full'], isDeferred && deferredPart)}
                >
                  <DetailPart id={id} title={title} action={action} look="block">
                    {content}
                  </DetailPart>
                </div>
              ))}
            </div>
            {enquiry !== undefined && (
              <DetailPart id={enquiry.id} title={enquiry.title} action={enquiry.action} look="block">
                {enquiry.content}
              </DetailPart>
            )}
            {location !== undefined && (
              <section id={vehicleMapId} className={styles.location}>
                <h2>
                  <VisuallyHidden>{location.title}</VisuallyHidden>
                </h2>
                {location.content}
              </section>
            )}
            {disclaimer !== undefined && <div className={styles.disclaimer}>{disclaimer}</div>}
          </div>
        </div>
      </Container>
      {similar}
      {bottomBar}
    </>
  );
};
