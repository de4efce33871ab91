import { Button } from '../src/button/button';
import { LinkButton } from '../src/button/link-button';
import { SelectField } from '../src/field/select-field';
import type { RecordRowProps } from '../src/record-list/record-row';
import { SavedVehicle, type SavedVehicleProps } from '../src/saved-vehicle/saved-vehicle';
import { SavedVehicleList } from '../src/saved-vehicle/saved-vehicle-list';
import { TextButton, TextLink } from '../src/text-link/text-link';
import { VisuallyHidden } from '../src/visually-hidden/visually-hidden';
import { sampleCards } from './sample-vehicles';

const of = ({ href, heading, subheading, image, price, location }: (typeof sampleCards)[keyof typeof sampleCards]) => ({
  href,
  name: heading,
  ...(subheading === undefined ? {} : { detail: subheading }),
  image,
  price,
  ...(location === undefined ? {} : { location }),
});

const { belowMarket, demo, reserved, sold, comingSoon, certified } = sampleCards;

/** What can be done about a saved vehicle; similar ones where it cannot be had any more. */
const SavedActions = ({ name, off = false }: { readonly name: string; readonly off?: boolean }) => (
  <>
    {off ? (
      <LinkButton href="/search?make=mazda" kind="outlined" size="small">
        Find something similar
        <VisuallyHidden>{` to ${name}`}</VisuallyHidden>
      </LinkButton>
    ) : (
      <TextLink href="/compare">
        Compare
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </TextLink>
    )}
    <TextButton>
      Remove
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </TextButton>
  </>
);

const card = (vehicle: Omit<SavedVehicleProps, 'actions'>): SavedVehicleProps => ({
  ...vehicle,
  actions: <SavedActions name={vehicle.name} off={vehicle.state === 'sold' || vehicle.state === 'gone'} />,
});

const { href: _noAddress, ...withoutAddress } = of(certified);

/** A saved vehicle in each of its states. */
export const savedVehicles = {
  lower: card({
    ...of(belowMarket),
    price: { kind: 'amount', amount: '$38,990', type: 'Drive away' },
    since: { now: 'lower', was: '$40,490', by: '$1,500' },
    facts: ['24,180 km', 'Automatic', 'Hybrid'],
    saved: 'Saved 12 November 2026',
  }),
  higher: card({
    ...of(demo),
    since: { now: 'higher', was: '$23,990', by: '$500' },
    facts: ['1,240 km', 'Automatic', 'Petrol'],
    saved: 'Saved 3 November 2026',
  }),
  reserved: card({
    ...of(reserved),
    state: 'reserved',
    since: { now: 'same', was: '$11,490' },
    facts: ['1,240 km', '6-speed', 'LAMS approved'],
    saved: 'Saved yesterday',
  }),
  announced: card({
    ...of(comingSoon),
    image: null,
    state: 'announced',
    stateLabel: 'Coming early 2027',
    saved: 'Saved 20 November 2026',
  }),
  sold: card({ ...of(sold), price: null, state: 'sold', saved: 'Saved 28 October 2026' }),
  gone: card({ ...withoutAddress, price: null, state: 'gone', saved: 'Saved 2 June 2026' }),
} as const satisfies Record<string, SavedVehicleProps>;

/** A list of saved vehicles with its order. */
export const SavedList = ({
  cards = Object.values(savedVehicles),
}: {
  readonly cards?: readonly SavedVehicleProps[];
}) => (
  <SavedVehicleList
    title="Saved vehicles"
    summary="6 vehicles, 1 with a lower price"
    sort={
      <SelectField
        label="Order by"
        options={[
          { value: 'saved', label: 'Saved last' },
          { value: 'price', label: 'Lowest price' },
        ]}
      />
    }
    empty={{
      title: 'Nothing saved yet',
      text: 'Tap the heart on a vehicle to keep it here, and see when its price changes.',
      actions: <LinkButton href="/search">Browse all vehicles</LinkButton>,
    }}
  >
    {cards.map((vehicle) => (
      <SavedVehicle key={vehicle.name} {...vehicle} />
    ))}
  </SavedVehicleList>
);

/** Saved searches as rows. */
export const searches: readonly RecordRowProps[] = [
  {
    title: 'Toyota SUVs up to $40,000',
    href: '/search?make=toyota',
    status: { tone: 'good', label: '4 new' },
    facts: [
      { label: 'Found', value: '23 vehicles' },
      { label: 'Tell me', value: 'Daily by SMS' },
      { label: 'Saved', value: '12 November 2026' },
    ],
    actions: (
      <>
        <LinkButton href="/search?make=toyota" kind="outlined" size="small">
          Show<VisuallyHidden> Toyota SUVs up to $40,000</VisuallyHidden>
        </LinkButton>
        <Button kind="quiet" size="small">
          Remove<VisuallyHidden> Toyota SUVs up to $40,000</VisuallyHidden>
        </Button>
      </>
    ),
  },
  {
    title: 'Utes, automatic, diesel, 4x4, with a tow bar, at Moorooka or Springwood',
    href: '/search?body=ute',
    status: { tone: 'plain', label: 'Nothing new' },
    facts: [
      { label: 'Found', value: '7 vehicles' },
      { label: 'Tell me', value: 'Never' },
    ],
    actions: (
      <>
        <LinkButton href="/search?body=ute" kind="outlined" size="small">
          Show<VisuallyHidden> utes</VisuallyHidden>
        </LinkButton>
        <Button kind="quiet" size="small">
          Remove<VisuallyHidden> utes</VisuallyHidden>
        </Button>
      </>
    ),
  },
];
