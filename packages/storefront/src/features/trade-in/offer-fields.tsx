import { formatDollars } from '@forecourt/domain/vehicle-price';
import { CheckboxField } from '@forecourt/ui/field';
import { FormCell } from '@forecourt/ui/form-layout';
import { ownCarWords as words } from './own-car-words';

/** What an enquiry carries of an estimate: what proves it, and the box that accepts its offer (TRAD-01). */
export const OfferFields = ({
  token,
  price,
  accepted = false,
}: {
  readonly token: string;
  /** AUD dollars; null where nothing was offered. */
  readonly price: number | null;
  readonly accepted?: boolean;
}) => (
  <>
    <input type="hidden" name="valuation" value={token} />
    {price !== null && (
      <FormCell>
        <input type="hidden" name="offer_price" value={price} />
        <CheckboxField
          id="offer-accepted"
          name="offer_accepted"
          label={words.accept(formatDollars(price))}
          defaultChecked={accepted}
          // No browser ticks it again after a reload: the offer may be another by then.
          autoComplete="off"
        />
      </FormCell>
    )}
  </>
);
