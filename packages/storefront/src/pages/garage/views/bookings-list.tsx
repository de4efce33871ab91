'use client';

import type { GarageBooking } from '@forecourt/api-contract';
import { RecordList, RecordRow, type RecordStatus } from '@forecourt/ui/record-list';
import { garageWords } from '../garage-words';

const words = garageWords.bookings;

const tones = { waiting: 'waiting', confirmed: 'good', cancelled: 'ended' } as const satisfies Readonly<
  Record<GarageBooking['state'], RecordStatus['tone']>
>;

const statusOf = ({ state, is_past }: GarageBooking): RecordStatus =>
  is_past && state !== 'cancelled'
    ? { tone: 'ended', label: words.past }
    : { tone: tones[state], label: words.states[state] };

/** Test drives that the shopper booked while signed in, each the way to its own page; nothing without any. */
export const BookingsList = ({
  bookings,
  beginning,
}: {
  readonly bookings: readonly GarageBooking[];
  /** Where the addresses of their pages begin. */
  readonly beginning: string;
}) =>
  bookings.length === 0 ? null : (
    <RecordList title={words.title} empty={{ title: words.title }}>
      {bookings.map((booking) => {
        const { id, token, vehicle, day, time, location } = booking;
        return (
          <RecordRow
            key={id}
            title={vehicle === null ? words.any : words.of(vehicle.name)}
            href={`${beginning}${token}`}
            status={statusOf(booking)}
            facts={[
              { label: words.when, value: `${day}, ${time}` },
              { label: words.where, value: location },
            ]}
          />
        );
      })}
    </RecordList>
  );
