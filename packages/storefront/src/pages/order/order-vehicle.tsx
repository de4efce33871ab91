import type { Order } from '@forecourt/api-contract';
import { SummaryCard } from '@forecourt/ui/page-layout';
import { TextLink } from '@forecourt/ui/text-link';
import { VehiclePicture } from '@forecourt/ui/vehicle-picture';
import { orderWords as words } from '../../features/order/order-words';
import type { VehicleView } from '../../features/vehicle/vehicle-view';

const pictureSize = { width: 1800, height: 1200, fit: 'cover' } as const;

/** The vehicle of an order in brief. Its price stands in what the order comes to, and a repayment nowhere beside it. */
export const OrderVehicleCard = ({
  vehicle: { name, detail, stocknum, picture },
  view,
  href,
}: {
  readonly vehicle: Order['vehicle'];
  /** As the site shows it; null where it shows it no more. */
  readonly view: Pick<VehicleView, 'images' | 'shape'> | null;
  readonly href: string | null;
}) => {
  const own = picture === null ? null : { src: picture, alt: name, ...pictureSize };
  return (
    <SummaryCard
      media={
        <VehiclePicture
          image={view?.images[0] ?? own}
          {...(view === null ? {} : { shape: view.shape })}
          sizes="(min-width: 75rem) 24rem, 100vw"
          priority
        />
      }
      title={name}
      {...(detail === '' ? {} : { text: detail })}
    >
      <p>{words.stock(stocknum)}</p>
      {href !== null && (
        <p>
          <TextLink href={href}>{words.details}</TextLink>
        </p>
      )}
    </SummaryCard>
  );
};
