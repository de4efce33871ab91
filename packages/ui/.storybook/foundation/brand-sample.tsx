import { Alert } from '../../src/alert/alert';
import { Button } from '../../src/button/button';
import { Chip, ChipList } from '../../src/chip/chip';
import { CheckboxField } from '../../src/field/checkbox-field';
import { TextField } from '../../src/field/text-field';
import { Cluster } from '../../src/layout/layout';
import { Price } from '../../src/price/price';
import { SiteHeaderMega } from '../../src/site-header/site-header-mega';
import { Tag, TagList } from '../../src/tag/tag';
import { TextLink } from '../../src/text-link/text-link';
import { brandScope, nightScope } from '../../src/theme/scopes.css';
import { VehicleCardGrid } from '../../src/vehicle-card/vehicle-card-grid';
import { sampleLinks, samplePhone } from '../sample-site';
import { sampleCards, sampleRepayment } from '../sample-vehicles';
import * as styles from './brand-editor.css';

/** A little of everything that a brand touches. */
export const BrandSample = () => (
  <section aria-label="Sample" className={styles.sample}>
    <div className={styles.strip}>
      <SiteHeaderMega
        siteName="Quillback Motor Group"
        navigation={sampleLinks('New cars', 'Used cars', 'Finance')}
        currentPath="/search/used-cars"
        phone={samplePhone}
      />
    </div>
    <div className={styles.columns}>
      <div className={styles.card}>
        <VehicleCardGrid {...sampleCards.belowMarket} headingLevel={3} />
      </div>
      <div className={styles.things}>
        <Cluster>
          <Button>Enquire now</Button>
          <Button kind="outlined">Book a test drive</Button>
          <Button kind="quiet">Save</Button>
        </Cluster>
        <TagList>
          <Tag kind="new">Just in</Tag>
          <Tag kind="electric">Hybrid</Tag>
          <Tag kind="certified">Certified</Tag>
          <Tag kind="sold">Sold</Tag>
        </TagList>
        <Price
          price={{ kind: 'amount', amount: '$38,990', type: 'Drive away', was: '$40,990' }}
          repayment={sampleRepayment}
        />
        <ChipList label="Filters in force">
          <Chip label="Up to $65,000" onRemove={() => undefined} />
          <Chip label="Toyota" onRemove={() => undefined} />
        </ChipList>
        <TextField label="First Name" defaultValue="Priya" />
        <CheckboxField label="Send me offers and news" defaultChecked />
        <Alert tone="info">
          We answer within two business hours. <TextLink href="/contact">Ask by phone</TextLink>
        </Alert>
      </div>
    </div>
    <div className={styles.grounds}>
      <div className={`${nightScope} ${styles.ground}`}>
        <p>At night</p>
        <Cluster>
          <Button>Reserve now</Button>
          <TextLink href="/search">See all stock</TextLink>
        </Cluster>
      </div>
      <div className={`${brandScope} ${styles.ground}`}>
        <p>On the brand</p>
        <Cluster>
          <Button>Get finance</Button>
          <TextLink href="/search">See all stock</TextLink>
        </Cluster>
      </div>
    </div>
  </section>
);
