import type { OrderKind } from '@forecourt/domain/order';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { Button } from '@forecourt/ui/button';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { RadioCards } from '@forecourt/ui/radio-cards';
import { orderWords } from './order-words';
import type { PurchaseView } from './purchase-view';

const words = orderWords.start;

const goWords = ({ kinds: [first, ...others] }: Extract<PurchaseView, { standing: 'open' }>): string => {
  if (others.length > 0) return words.go;
  return first === 'reserve' ? words.goReserve : words.goBuy;
};

/**
 * Begins an order for a vehicle: a plain form that the API answers with the first step. Where the site does both, the
 * shopper chooses here what to do.
 */
export const StartOrder = ({
  vehicle,
  view,
}: {
  readonly vehicle: Pick<Vehicle, 'id'>;
  readonly view: Extract<PurchaseView, { standing: 'open' }>;
}) => {
  const { kinds, wanted, amount } = view;
  const options: Readonly<Record<OrderKind, { readonly label: string; readonly note: string }>> = {
    reserve: { label: words.reserve(amount), note: words.reserveNote(amount) },
    buy: { label: words.buy, note: words.buyNote },
  };
  return (
    <FormLayout id="begin" method="post" action="/api/orders/start">
      <input type="hidden" name="car_id" value={vehicle.id} />
      {kinds.length > 1 ? (
        <FormCell>
          <RadioCards
            id="order-kind"
            name="kind"
            label={words.kind}
            options={kinds.map((kind) => ({ value: kind, ...options[kind] }))}
            defaultValue={wanted}
          />
        </FormCell>
      ) : (
        <FormCell>
          <input type="hidden" name="kind" value={wanted} />
          <p>
            <strong>{options[wanted].label}.</strong> {options[wanted].note}
          </p>
        </FormCell>
      )}
      <FormCell>
        <Button type="submit" size="large" fullWidth>
          {goWords(view)}
        </Button>
      </FormCell>
    </FormLayout>
  );
};
