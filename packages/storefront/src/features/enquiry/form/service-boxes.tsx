'use client';

import { serviceBox } from '@forecourt/domain/enquiry';
import { TickGroup } from '@forecourt/ui/field';
import { FormCell } from '@forecourt/ui/form-layout';
import { enquiryWords as words } from './enquiry-words';

/** Additional services that a shopper may ask for with an enquiry (FORM-04). `ticked`: those asked for already. */
export const ServiceBoxes = ({
  services,
  ticked = [],
}: {
  readonly services: readonly string[];
  readonly ticked?: readonly string[];
}) => (
  <FormCell>
    <TickGroup
      label={words.services}
      options={services.map((service) => ({
        name: serviceBox(service),
        label: service,
        ticked: ticked.includes(service),
      }))}
    />
  </FormCell>
);
