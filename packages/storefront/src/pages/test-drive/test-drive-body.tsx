import { hrefs } from '@forecourt/config/hrefs';
import { vehicleName } from '@forecourt/domain/vehicle';
import { Alert } from '@forecourt/ui/alert';
import { LinkButton } from '@forecourt/ui/button';
import { Cluster, Stack } from '@forecourt/ui/layout';
import { NoTimes } from '../../features/enquiry/test-drive/no-times';
import { noTimesView } from '../../features/enquiry/test-drive/no-times-view';
import { TestDriveBooking } from '../../features/enquiry/test-drive/test-drive-booking';
import { testDriveForm } from '../../features/enquiry/test-drive/test-drive-view';
import { testDriveWords as words } from '../../features/enquiry/test-drive/test-drive-words';
import type { loadTestDrive } from './load-test-drive';

type Loaded = Awaited<ReturnType<typeof loadTestDrive>>;

/** Said of a vehicle that was asked for and is not there; nothing where it is, or none was. */
const Notice = ({ car }: Pick<Loaded, 'car'>) =>
  car.kind === 'gone' || car.kind === 'away' ? <Alert tone="caution">{words[car.kind]}</Alert> : null;

/** Nothing is free, or the times could not be loaded. Called is where the vehicle stands, else the chosen place. */
const noTimesOf = ({ site, car, slots }: Loaded, again: string | null) =>
  noTimesView(site, {
    isFailed: again !== null,
    vehicle: car.kind === 'vehicle' ? car.vehicle : null,
    place:
      (car.kind === 'vehicle' ? car.found.location : site.locations.find(({ id }) => id === slots?.location)) ?? null,
    again,
  });

/** What the page can offer now: times and the form, or why there are none and what to do instead. */
export const TestDriveBody = (loaded: Loaded) => {
  const { site, query, car, slots, stage } = loaded;
  const to = hrefs(site);
  const vehicle = car.kind === 'vehicle' ? car.vehicle : null;
  const path = to.testDrive();
  if (vehicle !== null && (stage === 'sold' || stage === 'reserved')) {
    const name = vehicleName(vehicle);
    return (
      <Stack>
        <Alert tone="caution" title={stage === 'sold' ? words.soldTitle(name) : words.reservedTitle(name)}>
          <p>{words[stage]}</p>
        </Alert>
        <Cluster>
          <LinkButton href={stage === 'sold' ? to.findSimilar(vehicle) : to.enquire(vehicle)}>
            {stage === 'sold' ? words.findSimilar : words.ask}
          </LinkButton>
          <LinkButton href={path} kind="outlined">
            {words.another}
          </LinkButton>
        </Cluster>
      </Stack>
    );
  }
  const address = query.size === 0 ? path : `${path}?${query}`;
  if (slots === null || stage === 'failed') return <NoTimes view={noTimesOf(loaded, address)} />;
  return (
    <Stack gap={6}>
      <Notice car={car} />
      <TestDriveBooking
        path={path}
        carId={vehicle?.id ?? null}
        places={slots.locations.map(({ id, name, address: line }) => ({ id, name, address: line }))}
        chosen={slots.location}
        form={stage === 'form' ? testDriveForm(site, vehicle, slots) : null}
        {...(stage === 'full' ? { otherwise: <NoTimes view={noTimesOf(loaded, null)} /> } : {})}
      />
    </Stack>
  );
};
