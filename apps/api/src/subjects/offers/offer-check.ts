import { calendarDateIn, stateTimeZone } from '@forecourt/domain/calendar';
import { onlyFaults, type SiteCheck } from '../../ground/modules/site-check';
import { checkedDirectory } from '../sites';

/** Offers of a site have not ended: those that have stand in their list and nowhere else. */
export const offerCheck: SiteCheck = {
  name: 'offers',
  ofSite: async (site, deps) => {
    if (!site.flags.offers) return onlyFaults([]);
    const directory = await checkedDirectory(deps);
    const today = calendarDateIn(stateTimeZone(site.state), deps.env.now());
    return onlyFaults(
      directory.dealershipsOf(site).flatMap(({ id, slug }) => {
        const ended = (directory.offers.get(id)?.offers ?? []).filter(
          ({ until, excluded_website_ids }) =>
            until !== null && until < today && !excluded_website_ids.includes(site.website_id),
        );
        return ended.length === 0
          ? []
          : [
              {
                what: `Offers of ${slug} have ended and are shown no more: ${ended.map(({ name, until }) => `${name} (${until})`).join(', ')}.`,
                mend: 'Give them a new end or take them out of the list: forecourt offers apply <file> --allow-removal',
              },
            ];
      }),
    );
  },
};
