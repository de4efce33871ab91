import { hrefs } from '@forecourt/config/hrefs';
import { openingHoursTable } from '@forecourt/domain/opening-hours';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { BlockPlate } from '@forecourt/ui/block-items';
import { BlockSection } from '@forecourt/ui/block-section';
import { Grid, Stack } from '@forecourt/ui/layout';
import { OfferList } from '@forecourt/ui/offer-list';
import { PaymentStrip } from '@forecourt/ui/payment-strip';
import { Statistic, StatisticGroup } from '@forecourt/ui/statistic';
import { TextLink } from '@forecourt/ui/text-link';
import { VehicleCardList } from '@forecourt/ui/vehicle-card';
import { loadOffers } from '../../../site/data/load-offers';
import { OpenNow } from '../../../site/places/open-now';
import { placeCall } from '../../../site/places/place-call';
import { SpecialHours } from '../../../site/places/special-hours';
import { timedLocation } from '../../../site/places/timed-location';
import { WeekHours } from '../../../site/places/week-hours';
import { BrandTiles, brandGroups, brandTiles } from '../../brands';
import { loadBrands } from '../../brands/server';
import { modelCard } from '../../models';
import { listedOffer, offersToGet } from '../../offers';
import type { BlockRenderers, BlockTemplate } from '../block-renderer';
import { partsWords } from '../written-words';
import { LazyPartsList, LazySalesCounter } from './lazy-parts';
import { loadRange } from './load-range';
import { paymentNames } from './payment-names';

type DealerBlock =
  | 'offers'
  | 'opening-hours'
  | 'payments'
  | 'sales-counter'
  | 'stats-banner'
  | 'brands'
  | 'parts-list'
  | 'model-range';

/** Blocks that show what the site knows of its dealer. Each is nothing where there is nothing to show. */
export const dealerBlockRenderers: BlockRenderers<BlockTemplate, DealerBlock> = {
  offers: async ({ block: { title, category, limit }, site, template }) => {
    const offers = offersToGet(await loadOffers(site))
      .map((offer) => listedOffer(site, offer))
      .filter((offer) => category === undefined || offer.category === category)
      .slice(0, limit);
    if (offers.length === 0) return null;
    const { columns } = template.look.offers;
    return (
      <BlockSection
        title={title}
        width="full"
        action={<TextLink href={hrefs(site).offers()}>See all special offers</TextLink>}
      >
        <OfferList label={title} columns={columns} offers={offers.map(({ card }) => ({ ...card, headingLevel: 3 }))} />
      </BlockSection>
    );
  },
  'opening-hours': ({ block: { title, location: only }, site }) => {
    const locations = site.locations.filter(
      ({ id, contact_detail }) => (only === undefined || id === only) && contact_detail.opening_hours.length > 0,
    );
    if (locations.length === 0) return null;
    return (
      <BlockSection title={title}>
        <Grid columns={locations.length === 1 ? 1 : 2}>
          {locations.map((location) => {
            const timed = timedLocation(location);
            const link = placeCall(location, null);
            return (
              <BlockPlate key={location.id}>
                <Stack gap={3}>
                  <h3>{location.name}</h3>
                  <OpenNow location={timed} />
                  <WeekHours location={timed} rows={openingHoursTable(location.contact_detail.opening_hours)} />
                  <SpecialHours location={timed} />
                  {link !== null && (
                    <TextLink href={link.href} icon="phone">
                      {link.label}
                    </TextLink>
                  )}
                </Stack>
              </BlockPlate>
            );
          })}
        </Grid>
      </BlockSection>
    );
  },
  payments: ({ block: { title }, site: { acceptedPayments } }) =>
    acceptedPayments.length === 0 ? null : (
      <BlockSection title={title}>
        <PaymentStrip label={title} payments={acceptedPayments.map((mark) => paymentNames[mark])} />
      </BlockSection>
    ),
  'sales-counter': ({ block: { title }, site: { salesCounter } }) =>
    salesCounter.enabled ? <LazySalesCounter settings={salesCounter} title={title} /> : null,
  'stats-banner': ({ block: { title }, site: { statsBanner } }) =>
    statsBanner === null ? null : (
      <BlockSection title={title}>
        <StatisticGroup>
          <Statistic figure={`${statsBanner.locations}+`} label="locations" />
          <Statistic figure={`${statsBanner.brands}+`} label="brands" />
          <Statistic figure={`${statsBanner.years}+`} label="years" />
        </StatisticGroup>
      </BlockSection>
    ),
  brands: async ({ block: { title, kind: only, limit }, site }) => {
    const brands = await loadBrands(site);
    const all =
      only === undefined ? brandTiles(brands) : (brandGroups(brands).find(({ kind }) => kind === only)?.tiles ?? []);
    const tiles = all.slice(0, limit);
    if (tiles.length === 0) return null;
    return (
      <BlockSection
        title={title}
        width="full"
        action={<TextLink href={hrefs(site).brands}>See all our brands</TextLink>}
      >
        <BrandTiles label={title} tiles={tiles} />
      </BlockSection>
    );
  },
  'parts-list': ({ block: { title, text, parts } }) => (
    <BlockSection title={title} text={text} width="full">
      <LazyPartsList
        label={title}
        parts={parts.map(({ price, ...part }) => ({
          ...part,
          price: price === undefined ? partsWords.noPrice : formatDollars(price),
        }))}
      />
    </BlockSection>
  ),
  'model-range': async ({ block, site, template }) => {
    const models = await loadRange(site, block);
    if (models.length === 0) return null;
    const { Featured } = template.slots;
    const to = hrefs(site);
    const criteria = block.make === undefined ? {} : { manufacturer: [block.make] };
    return (
      <BlockSection
        title={block.title}
        width="full"
        action={<TextLink href={to.models(criteria)}>See all models in stock</TextLink>}
      >
        <VehicleCardList label={block.title} layout={template.look.featured.layout}>
          {models.map((model) => (
            <li key={`${model.make} ${model.model}`}>
              <Featured {...modelCard(model, criteria, site.vehicle, to)} headingLevel={3} />
            </li>
          ))}
        </VehicleCardList>
      </BlockSection>
    );
  },
};
