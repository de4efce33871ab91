import type { AccountOrder } from '@forecourt/api-contract';
import { RecordList, RecordRow, type RecordStatus } from '@forecourt/ui/record-list';
import { garageWords } from '../garage-words';
import { momentDay } from '../moment';

const words = garageWords.orders;

const tones = {
  started: 'waiting',
  paying: 'waiting',
  held: 'good',
  expired: 'waiting',
  cancelled: 'ended',
  refunded: 'ended',
  completed: 'good',
} as const satisfies Readonly<Record<AccountOrder['state'], RecordStatus['tone']>>;

/** Vehicles that the shopper reserved or bought while signed in, each with the way to its page while its link works. */
export const OrderRecords = ({
  orders,
  timeZone,
}: {
  readonly orders: readonly AccountOrder[];
  readonly timeZone: string;
}) => (
  <RecordList title={words.title} empty={{ title: words.title }}>
    {orders.map(({ id, kind, number, state, vehicle, path, held_until, begun_at }) => (
      <RecordRow
        key={id}
        title={`${words.names[kind]}: ${vehicle}`}
        {...(path === null ? {} : { href: path })}
        status={{ tone: tones[state], label: words.states[state] }}
        facts={[
          ...(number === null ? [] : [{ label: words.number, value: number }]),
          ...(state === 'held' && held_until !== null
            ? [{ label: words.until, value: momentDay(held_until, timeZone) }]
            : []),
          { label: words.begun, value: momentDay(begun_at, timeZone) },
        ]}
      />
    ))}
  </RecordList>
);
