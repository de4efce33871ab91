import type { SiteHrefs } from '@forecourt/config/hrefs';
import type { FormCategory } from '@forecourt/domain/enquiry';
import { enquirySuccess } from '@forecourt/domain/enquiry-success';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { Stack } from '@forecourt/ui/layout';
import { NextSteps } from '@forecourt/ui/page-layout';
import { TextLink } from '@forecourt/ui/text-link';
import { vehicleEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { EnquiryWay } from '../../features/enquiry/form/enquiry-way';
import type { Template } from '../../runtime/template/template-definition';
import type { VehicleParams } from '../../site/data/require-vehicle';
import type { SitePage } from '../../site/data/site-page';
import { availableVehicle, vehicleFormMetadata } from './shown-vehicle';
import { VehicleFormLayout } from './vehicle-form-layout';

/** The texts of a page that has only the form about a vehicle. */
export interface VehicleFormWords {
  readonly category: FormCategory;
  readonly crumb: string;
  readonly title: (vehicle: Vehicle) => string;
  /** @param dealer who answers */
  readonly lead: (dealer: string) => string;
  /** The page's own title, by the vehicle's whole name. */
  readonly pageTitle: (name: string) => string;
  readonly address: (to: SiteHrefs) => (vehicle: Vehicle) => string;
}

/** A form about one vehicle on a page of its own: where buttons lead, and where scripts are not needed. */
export const vehicleFormPage =
  (words: VehicleFormWords) =>
  (template: Template): SitePage<VehicleParams> => ({
    Page: async ({ params }) => {
      const { site, vehicle, location, view } = await availableVehicle(params);
      const inSteps = site.forms.enquirySteps === 'steps';
      const context = vehicleEnquiry(site, vehicle, words.category, { inSteps });
      return (
        <VehicleFormLayout
          {...{ site, vehicle, view, template, crumb: words.crumb }}
          title={words.title(vehicle)}
          lead={words.lead(location?.name ?? site.name)}
        >
          <Stack gap={6}>
            <EnquiryForm context={context} {...(inSteps ? { Way: EnquiryWay } : {})} />
            <NextSteps steps={enquirySuccess(words.category).steps.map((text) => ({ text }))} />
            {context.phone !== null && (
              <p>
                Rather talk? Call <TextLink href={context.phone.href}>{context.phone.label}</TextLink>.
              </p>
            )}
          </Stack>
        </VehicleFormLayout>
      );
    },
    metadata: vehicleFormMetadata(words.pageTitle, words.address),
  });
