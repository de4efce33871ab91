import type { SpecificationGroup } from '@forecourt/domain';
import { type DetailSection, FeatureList, Flow, SpecificationList, Stack, VehicleComments } from '@forecourt/ui';
import type { TemplateLook, VehicleSectionName } from '../template-definition/template-definition';
import type { VehiclePageView } from './vehicle-page-view';

/** A part of the page, or null where the vehicle has nothing for it. */
type SectionOf = (view: VehiclePageView, look: TemplateLook) => DetailSection | null;

const specificationGroup = ({ key, title, rows }: SpecificationGroup, columns: 1 | 2) => (
  <Stack key={key} gap={3}>
    <h3>{title}</h3>
    <SpecificationList rows={rows.map(({ label, value }) => ({ label, value }))} columns={columns} />
  </Stack>
);

/** Every part that a template may order (VDP-01). A new one: a name in the template definition, a line here. */
const sections: Record<VehicleSectionName, SectionOf> = {
  comments: (view) => ({
    id: 'comments',
    title: 'From the dealer',
    content: <VehicleComments text={view.comments} limit={view.commentsLimit} />,
  }),
  specifications: ({ specifications }, look) =>
    specifications.length === 0
      ? null
      : {
          id: 'specifications',
          title: 'Specifications',
          content:
            look.specifications === 'columns' ? (
              <Flow
                items={specifications.map((group) => ({ key: group.key, content: specificationGroup(group, 1) }))}
              />
            ) : (
              <Stack gap={8}>{specifications.map((group) => specificationGroup(group, 2))}</Stack>
            ),
        },
  features: ({ features }) =>
    features.length === 0 ? null : { id: 'features', title: 'Features', content: <FeatureList features={features} /> },
};

/** The parts of this vehicle's page in the template's order. */
export const vehicleSections = (
  view: VehiclePageView,
  order: readonly VehicleSectionName[],
  look: TemplateLook,
): readonly DetailSection[] =>
  order.flatMap((name) => {
    const section = sections[name](view, look);
    if (section === null) return [];
    return [look.halfParts.includes(name) ? { ...section, width: 'half' } : section];
  });
