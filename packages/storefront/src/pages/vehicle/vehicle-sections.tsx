import { DetailPictures, type DetailSection } from '@forecourt/ui/detail-layout';
import { SpecificationGroups } from '@forecourt/ui/specification-list';
import { VehicleComments } from '@forecourt/ui/vehicle-comments';
import { FeatureList } from '@forecourt/ui/vehicle-feature-list';
import type { VehicleCalculatorsView } from '../../features/calculators';
import {
  LazyDeliveryCalculator,
  LazyFinanceCalculator,
  LazyFuelCalculator,
} from '../../features/calculators/lazy-calculators';
import { LenderOfferLine } from '../../features/calculators/lender-offer-line';
import { OfferApart } from '../../features/calculators/offer-apart';
import type { VehicleView } from '../../features/vehicle/vehicle-view';
import type { TemplateLook, VehicleSectionName } from '../../runtime/template/template-definition';
import { comparisonId } from './comparison-anchor';
import { PriceComparison } from './price-comparison/price-comparison';

/** The content of the parts. */
export interface SectionFacts
  extends Pick<VehicleView, 'comments' | 'images' | 'specifications' | 'features' | 'offer'> {
  /** Characters of the comments shown at first; null shows all (VDP-03). */
  readonly commentsLimit: number | null;
  /** What the browser asks for the price comparison; none for vehicles and sites without one (AUTO-04). */
  readonly autogaugePath: string | undefined;
  readonly calculators: VehicleCalculatorsView;
}

/** A part of the page, or null where the vehicle has nothing for it. */
type SectionOf = (facts: SectionFacts, look: TemplateLook) => DetailSection | null;

const financeId = 'finance';

const financeSection: SectionOf = (
  { calculators: { finance, offer }, offer: dealersOffer },
  { finance: { place: _place, title, label, ...panel } },
) =>
  finance === null
    ? null
    : {
        id: financeId,
        title,
        ...(label === undefined ? {} : { label }),
        // With another price its bounds and figures begin anew.
        content: (
          <>
            {offer !== null && <LenderOfferLine {...offer} />}
            {dealersOffer !== undefined && <OfferApart {...dealersOffer} />}
            <LazyFinanceCalculator
              key={finance.price}
              title={title}
              labelledBy={`${financeId}-title`}
              {...finance}
              {...panel}
            />
          </>
        ),
      };

/** Every part that a template may order (VDP-01). A new one: a name in the template definition, a line here. */
const sections: Record<VehicleSectionName, SectionOf> = {
  comments: (facts, look) => ({
    id: 'comments',
    ...look.comments,
    content: (
      <>
        <VehicleComments text={facts.comments} limit={facts.commentsLimit} />
        {/* The first stands in the gallery already. */}
        <DetailPictures images={facts.images.slice(1, 1 + look.commentPictures)} />
        {look.priceComparison.within === 'comments' && facts.autogaugePath !== undefined && (
          <PriceComparison id={comparisonId} path={facts.autogaugePath} label={look.priceComparison.title} />
        )}
      </>
    ),
  }),
  price: ({ autogaugePath }, { priceComparison: { title, within } }) =>
    autogaugePath === undefined || within !== undefined
      ? null
      : { id: comparisonId, title, isDeferred: true, content: <PriceComparison path={autogaugePath} /> },
  specifications: ({ specifications }, look) =>
    specifications.length === 0
      ? null
      : {
          id: 'specifications',
          title: 'Specifications',
          content: <SpecificationGroups groups={specifications} {...look.specifications} />,
        },
  features: ({ features }) =>
    features.length === 0 ? null : { id: 'features', title: 'Features', content: <FeatureList features={features} /> },
  finance: financeSection,
  fuel: ({ calculators: { fuel } }) =>
    fuel === null ? null : { id: 'fuel', title: 'Fuel', content: <LazyFuelCalculator {...fuel} /> },
  delivery: ({ calculators: { delivery } }) =>
    delivery === null ? null : { id: 'delivery', title: 'Delivery', content: <LazyDeliveryCalculator {...delivery} /> },
};

/** The finance calculator where this template has it beside the pictures; null where there is none. */
export const financeBeside = (facts: SectionFacts, look: TemplateLook): DetailSection | null =>
  look.finance.place === 'beside' ? financeSection(facts, look) : null;

/** The parts of this vehicle's page in the template's order. */
export const vehicleSections = (
  facts: SectionFacts,
  order: readonly VehicleSectionName[],
  look: TemplateLook,
): readonly DetailSection[] =>
  order.flatMap((name) => {
    const section = sections[name](facts, look);
    if (section === null) return [];
    return [look.halfParts.includes(name) ? { ...section, width: 'half' } : section];
  });
