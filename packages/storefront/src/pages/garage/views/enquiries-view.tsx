'use client';

import type { SentEnquiry } from '@forecourt/api-contract';
import { leadReference } from '@forecourt/domain/lead';
import { LinkButton } from '@forecourt/ui/button';
import { Stack } from '@forecourt/ui/layout';
import { RecordList, RecordRow, type RecordStatus } from '@forecourt/ui/record-list';
import { UiLink } from '@forecourt/ui/ui-provider';
import type { GarageViewProps } from '../garage-screen-props';
import { garageWords } from '../garage-words';
import { momentDay } from '../moment';
import { BookingsList } from './bookings-list';
import { OrderRecords } from './order-records';

const words = garageWords.enquiries;

const statusOf = (state: SentEnquiry['state']): RecordStatus => ({
  tone: ({ delivered: 'good', 'on-its-way': 'waiting', stuck: 'waiting' } as const)[state],
  label: words.states[state],
});

/** Enquiries that the shopper sent while signed in, and whether the dealer has them. */
const EnquiryList = ({ garage, links, timeZone }: GarageViewProps) => (
  <RecordList
    title={garageWords.views.enquiries}
    empty={{
      title: words.empty.title,
      text: <p>{words.empty.text}</p>,
      actions: <LinkButton href={links.search}>{words.empty.way}</LinkButton>,
    }}
  >
    {garage.enquiries.map(({ id, category, vehicle, sent_at, state }) => (
      <RecordRow
        key={id}
        title={words.name(category)}
        status={statusOf(state)}
        facts={[
          ...(vehicle === null
            ? []
            : [
                {
                  label: words.about,
                  value:
                    vehicle.slug === null ? (
                      vehicle.name
                    ) : (
                      <UiLink href={`${links.vehicles}${vehicle.slug}`} prefetch={false}>
                        {vehicle.name}
                      </UiLink>
                    ),
                },
              ]),
          { label: words.sent, value: momentDay(sent_at, timeZone) },
          { label: words.reference, value: leadReference(id) },
        ]}
      >
        {state === 'stuck' ? <p>{words.stuck}</p> : undefined}
      </RecordRow>
    ))}
  </RecordList>
);

/** What the shopper has arranged, reserved, bought and asked while signed in. */
export const EnquiriesView = (props: GarageViewProps) => {
  const { garage, links, timeZone } = props;
  const hasOther = garage.orders.length > 0 || garage.bookings.length > 0;
  return (
    <Stack gap={6}>
      {garage.orders.length > 0 && <OrderRecords orders={garage.orders} timeZone={timeZone} />}
      <BookingsList bookings={garage.bookings} beginning={links.bookings} />
      {(garage.enquiries.length > 0 || !hasOther) && <EnquiryList {...props} />}
    </Stack>
  );
};
