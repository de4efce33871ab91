import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { SummaryCard } from '@forecourt/ui/page-layout';
import { Price } from '@forecourt/ui/price';
import { TextLink } from '@forecourt/ui/text-link';
import { VehiclePicture } from '@forecourt/ui/vehicle-picture';
import { vehicleView } from '../../features/vehicle/vehicle-view';
import type { AskedFor } from './load-following';

/** What was asked about, so that whoever sent it sees that it was the right one. */
export const AskedVehicle = ({ site, asked }: { readonly site: PublicSite; readonly asked: AskedFor }) => {
  const view = vehicleView(site, asked, new Date());
  const [image = null] = view.images;
  return (
    <SummaryCard
      media={<VehiclePicture image={image} shape={view.shape} sizes="(min-width: 75rem) 28rem, 100vw" priority />}
      title={view.heading}
      {...(view.subheading === undefined ? {} : { text: view.subheading })}
    >
      {view.price !== null && (
        <Price price={view.price} {...(view.repayment === undefined ? {} : { repayment: view.repayment })} />
      )}
      {!view.isSold && <TextLink href={hrefs(site).vehicle(asked.vehicle)}>Back to this vehicle</TextLink>}
    </SummaryCard>
  );
};
