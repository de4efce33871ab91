import { Stack } from '@forecourt/ui/layout';
import { Prose } from '@forecourt/ui/page-content';
import { TextLink } from '@forecourt/ui/text-link';
import { vehicleEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { EnquiryWay } from '../../features/enquiry/form/enquiry-way';
import { vehicleEvents } from '../../features/vehicle/vehicle-events-view';
import type { Template } from '../../runtime/template/template-definition';
import type { VehicleParams } from '../../site/data/require-vehicle';
import type { SitePage } from '../../site/data/site-page';
import { HistoryFile } from './history-file';
import { historyWords as words } from './history-words';
import { availableVehicle, vehicleFormMetadata } from './shown-vehicle';
import { VehicleFormLayout } from './vehicle-form-layout';

/** The history report of a vehicle: what it is and is not, the file where there is one, and the form to ask for it. */
export const historyPage = (template: Template): SitePage<VehicleParams> => ({
  Page: async ({ params }) => {
    const { site, vehicle, view } = await availableVehicle(params);
    const inSteps = site.forms.enquirySteps === 'steps';
    const { subject, sinks } = vehicleEvents(site, vehicle);
    // Event 60 counts by vehicle; of a dealership its sinks know nothing.
    const { dealership_id: _dealership, ...counted } = subject;
    const { file } = vehicle;
    return (
      <VehicleFormLayout
        {...{ site, vehicle, view, template, crumb: words.crumb }}
        title={`History report of this ${vehicle.make} ${vehicle.model}`}
        lead={file === null ? words.notOnFile : words.onFile}
      >
        <Stack gap={6}>
          {file !== null && (
            <div>
              <HistoryFile href={file} subject={counted} sinks={sinks} />
            </div>
          )}
          <Prose>
            <h2>{words.isTitle}</h2>
            <ul>
              {words.is.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <h2>{words.isNotTitle}</h2>
            <ul>
              {words.isNot.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              <TextLink href={words.registerHref}>{words.registerLabel}</TextLink>
            </p>
            <h2>{file === null ? words.askMissingTitle : words.askTitle}</h2>
          </Prose>
          <EnquiryForm
            context={vehicleEnquiry(site, vehicle, 'history', { inSteps })}
            submitKind={file === null ? 'primary' : 'ink'}
            {...(inSteps ? { Way: EnquiryWay } : {})}
          />
        </Stack>
      </VehicleFormLayout>
    );
  },
  metadata: vehicleFormMetadata(
    (name) => `History report of ${name}`,
    (to) => to.history,
  ),
});
