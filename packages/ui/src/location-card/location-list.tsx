import type { ReactNode } from 'react';
import { Carousel } from '../carousel/carousel';
import { Grid, Stack } from '../layout/layout';
import { LocationCard, type LocationCardProps } from './location-card';

export type LocationListProps = {
  /** "Locations". */
  readonly label?: string;
  readonly locations: readonly LocationCardProps[];
  /** In columns, under each other with the map beside, or as a row that turns (LOC-01). */
  readonly layout?: 'grid' | 'list' | 'carousel';
};

const layouts: Record<NonNullable<LocationListProps['layout']>, (props: Required<LocationListProps>) => ReactNode> = {
  grid: ({ locations }) => (
    <Grid columns={3}>
      {locations.map((location) => (
        <LocationCard key={location.name} {...location} />
      ))}
    </Grid>
  ),
  list: ({ locations }) => (
    <Stack gap={6}>
      {locations.map((location) => (
        <LocationCard key={location.name} layout="wide" {...location} />
      ))}
    </Stack>
  ),
  carousel: ({ label, locations }) => (
    <Carousel
      label={label}
      perView={{ phone: 1.1, tablet: 2, desktop: 3 }}
      indicator="count"
      slides={locations.map((location) => ({ key: location.name, content: <LocationCard {...location} /> }))}
    />
  ),
};

/** Places of the dealer in the layout that the page has room for. Source: LOC-01. */
export const LocationList = ({ label = 'Locations', locations, layout = 'grid' }: LocationListProps) =>
  locations.length === 0 ? null : layouts[layout]({ label, locations, layout });
