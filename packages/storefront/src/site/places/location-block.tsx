import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Place } from '@forecourt/domain/location';
import { Section } from '@forecourt/ui/layout';
import { LocationList, type LocationListProps } from '@forecourt/ui/location-card';
import { loadReviewSummaries } from '../data/load-reviews';
import { MapPicture } from './map-picture';
import { OpenNow } from './open-now';
import { PlacePicture } from './place-picture';
import { havePages, placeView, sitePlaces } from './place-view';
import { timedLocation } from './timed-location';

type Block = PublicSite['locationBlock'];

const layouts: Readonly<Record<Block['layout'], NonNullable<LocationListProps['layout']>>> = {
  section: 'list',
  grid: 'grid',
  carousel: 'carousel',
};

/** What is seen of a place: the dealer's picture of it, else the cached one of a map, else nothing (LOC-02). */
const pictureOf = (site: Pick<PublicSite, 'mapPictures'>, { lead, name }: Place) => {
  if (lead.image !== null) return { picture: <PlacePicture location={lead} /> };
  return site.mapPictures[lead.id] === undefined
    ? {}
    : { picture: <MapPicture site={site} location={lead} name={name} /> };
};

/** The places that a block of content asks for, each with everything one needs to reach it (LOC-01, LOC-02). */
export const LocationBlock = async ({
  title,
  block,
  site,
}: {
  readonly title: string;
  readonly block: Block;
  readonly site: Pick<PublicSite, 'website_id' | 'locations' | 'routes' | 'search' | 'mapPictures'>;
}) => {
  const places = sitePlaces(site, block.filter);
  if (places.length === 0) return null;
  const to = hrefs(site);
  const summaries = await loadReviewSummaries(site);
  return (
    <Section title={title} space="above">
      <LocationList
        label={title}
        layout={layouts[block.layout]}
        locations={places.map((place) => {
          const { id: _id, ...view } = placeView(site, place, summaries);
          return {
            ...view,
            status: <OpenNow location={timedLocation(place.lead)} />,
            contact: {
              label: 'Contact us',
              href: havePages(site) ? `${to.location(place.lead)}#enquiry` : to.contact,
            },
            ...pictureOf(site, place),
          };
        })}
      />
    </Section>
  );
};
