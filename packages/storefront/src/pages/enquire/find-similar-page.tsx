import { hrefs } from '@forecourt/config/hrefs';
import { LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Section } from '@forecourt/ui/layout';
import { similarEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { EnquiryWay } from '../../features/enquiry/form/enquiry-way';
import { FeaturedRow } from '../../features/lists';
import type { TemplateWith } from '../../runtime/template/template-definition';
import type { VehicleParams } from '../../site/data/require-vehicle';
import { queryOf, type SitePage } from '../../site/data/site-page';
import { findMatches } from './find-matches';
import { findSimilarWords as words } from './find-similar-words';
import { shownVehicle, vehicleFormMetadata } from './shown-vehicle';
import { VehicleFormLayout } from './vehicle-form-layout';
import { readWish, startingWish, type Wish, wishChoices, wishCriteria, wishSentence } from './wish';
import { type WishField, WishForm } from './wish-form';

const fieldsOf = (start: Wish, wish: Wish, bodies: readonly string[]): readonly WishField[] => [
  {
    ...words.fields.body,
    name: 'body',
    value: wish.body ?? '',
    options: bodies
      .toSorted((one, other) => one.localeCompare(other, 'en-AU'))
      .map((value) => ({ value, label: value })),
  },
  ...(['price', 'year', 'km'] as const).map((name) => ({
    ...words.fields[name],
    name,
    value: wish[name] === null ? '' : String(wish[name]),
    options: wishChoices(name, start, wish),
  })),
];

/**
 * Find Me Something Similar (VDP-06): what was liked of a vehicle, to be changed; what matches it now; and the form that
 * asks the dealer to look for it. Works without scripts: the choices are an address.
 */
export const findSimilarPage = (template: TemplateWith<'Featured'>): SitePage<VehicleParams> => ({
  Page: async ({ params, searchParams }) => {
    const { site, vehicle, location, view } = await shownVehicle(params);
    const to = hrefs(site);
    const start = startingWish(vehicle);
    const wish = readWish(queryOf(await searchParams), start);
    const found = await findMatches(site, wish, vehicle);
    const inSteps = site.forms.enquirySteps === 'steps';
    const all = to.search(wishCriteria(wish, vehicle));
    const said = wishSentence(wish);
    return (
      <>
        <VehicleFormLayout
          {...{ site, vehicle, view, template, crumb: words.crumb }}
          title={words.title}
          lead={words.lead(view.heading)}
        >
          <WishForm
            path={to.findSimilar(vehicle)}
            fields={fieldsOf(start, wish, found?.bodies ?? (wish.body === null ? [] : [wish.body]))}
            submit={words.show}
          />
        </VehicleFormLayout>
        {found !== null && found.hits.length > 0 ? (
          <FeaturedRow
            site={site}
            title={words.matches(found.count)}
            link={{ label: words.all, href: all }}
            hits={found.hits}
            template={template}
          />
        ) : (
          <Section space="above">
            <EmptyState
              title={found === null ? words.failed : words.none}
              actions={
                <LinkButton href={found === null ? all : to.search()} kind="outlined">
                  {found === null ? words.all : words.stock}
                </LinkButton>
              }
            >
              {found === null ? words.failedText : words.noneText}
            </EmptyState>
          </Section>
        )}
        <Section id="ask" title={words.askTitle} lead={words.ask(location?.name ?? site.name, said)}>
          <EnquiryForm
            context={similarEnquiry(site, vehicle, said, { inSteps })}
            {...(inSteps ? { Way: EnquiryWay } : {})}
          />
        </Section>
      </>
    );
  },
  metadata: vehicleFormMetadata(
    (name) => `${words.title}: ${name}`,
    (to) => to.findSimilar,
  ),
});
