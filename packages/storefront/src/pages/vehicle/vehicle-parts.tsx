import type { DetailSection } from '@forecourt/ui/detail-layout';
import type { ReactNode } from 'react';
import type { EnquiryContext } from '../../features/enquiry/form/enquiry-context';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import type { TemplateLook, VehicleSectionName } from '../../runtime/template/template-definition';
import { AsidePanel } from './aside-panel';
import { financeBeside, type SectionFacts, vehicleSections } from './vehicle-sections';

/** What the parts of a vehicle's page are made of. */
export interface VehiclePartsProps {
  readonly facts: SectionFacts;
  readonly order: readonly VehicleSectionName[];
  readonly look: TemplateLook;
  /** Undefined for a sold vehicle. */
  readonly enquiry:
    | {
        readonly id: string;
        readonly title: string;
        readonly label: string;
        readonly formId: string;
        readonly context: EnquiryContext;
      }
    | undefined;
}

/** The parts of a vehicle's page as its layout takes them. */
export interface VehicleParts {
  readonly sections: readonly DetailSection[];
  readonly enquiry?: DetailSection;
  /** One part stands beside the pictures: two would leave a hole under them. */
  readonly aside?: ReactNode;
}

/** A link to a part of the page. */
type PartLink = Pick<DetailSection, 'id'> & { readonly label: string };

/**
 * The parts in the template's order, the enquiry form among them or beside the pictures, and the links to them: a part
 * that may not come has none (VDP-01, VDP-05).
 */
export const vehicleParts = ({
  facts,
  order,
  look,
  enquiry: asked,
}: VehiclePartsProps): { readonly parts: VehicleParts; readonly links: readonly PartLink[] } => {
  const sections = vehicleSections(facts, order, look);
  const finance = financeBeside(facts, look);
  const enquiry: DetailSection | undefined = asked && {
    id: asked.id,
    title: asked.title,
    // The page has its one primary action in view beside or over the form.
    content: <EnquiryForm context={asked.context} formId={asked.formId} submitKind="ink" />,
  };
  const beside = finance ?? (look.enquiryPlace === 'beside' ? enquiry : undefined);
  return {
    parts: {
      sections,
      ...(enquiry === undefined || beside === enquiry ? {} : { enquiry }),
      ...(beside === undefined
        ? {}
        : {
            aside: (
              <AsidePanel id={beside.id} title={beside.title}>
                {beside.content}
              </AsidePanel>
            ),
          }),
    },
    links: [
      ...(finance === null ? [] : [finance]),
      ...sections.filter(({ isDeferred }) => isDeferred !== true),
      ...(asked === undefined ? [] : [asked]),
    ].map(({ id, title, label = title }) => ({ id, label })),
  };
};
