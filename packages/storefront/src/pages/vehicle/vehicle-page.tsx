import { hrefs } from '@forecourt/config/hrefs';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { KeyFacts } from '@forecourt/ui/key-facts';
import { StickyVehicleBar, VehicleBottomBar } from '@forecourt/ui/sticky-bar';
import { VehicleActions, VehicleHeading } from '@forecourt/ui/vehicle-purchase-panel';
import { Activity, type ReactNode } from 'react';
import { socialPicture } from '../../features/vehicle/social-picture/social-picture';
import { vehicleView } from '../../features/vehicle/vehicle-view';
import type { TemplateWith } from '../../runtime/template/template-definition';
import type { VehicleParams } from '../../site/data/require-vehicle';
import type { SitePage } from '../../site/data/site-page';
import { ContactSection } from './contact-section';
import { GallerySection } from './gallery-section';
import { loadShownVehicle, loadVehiclePage } from './load-vehicle-page';
import { PlaceSection } from './place-section';
import { SimilarSection } from './similar-section';
import { ToolsSection } from './tools-section';
import { vehiclePageView } from './vehicle-page-view';
import { vehicleParts } from './vehicle-parts';
import { VehiclePrice } from './vehicle-price';
import { VehicleTrail } from './vehicle-trail';

/** A section that React takes over by itself, and first when it is pressed. */
const part = (content: ReactNode) => <Activity>{content}</Activity>;

/** A vehicle's own page (VDP-01 to VDP-06, SIDE-01). */
export const vehiclePage = (template: TemplateWith<'DetailLayout' | 'SimilarCard'>): SitePage<VehicleParams> => ({
  Page: async ({ params }) => {
    const view = vehiclePageView(await loadVehiclePage(params), template, new Date());
    const { DetailLayout, SimilarCard } = template.slots;
    const { parts, links } = vehicleParts(view.parts);
    const { crumbs, place, disclaimer } = view;
    const { withSections, ...stickyBar } = view.stickyBar;
    return (
      <>
        <DetailLayout
          {...(crumbs && { breadcrumbs: <Breadcrumbs crumbs={crumbs} /> })}
          gallery={part(<GallerySection {...view.gallery} />)}
          heading={<VehicleHeading {...view.heading} />}
          price={part(<VehiclePrice {...view.price} />)}
          actions={part(<VehicleActions {...view.actions} />)}
          contact={part(<ContactSection {...view.contact} />)}
          tools={part(<ToolsSection {...view.tools} />)}
          keyFacts={<KeyFacts {...view.keyFacts} />}
          {...parts}
          {...(place && { location: { title: 'Where it is', content: <PlaceSection {...place} /> } })}
          similar={part(<SimilarSection {...view.similar} Card={SimilarCard} />)}
          {...(disclaimer && { disclaimer: <p>{disclaimer}</p> })}
          stickyBar={part(<StickyVehicleBar {...stickyBar} {...(withSections && { sections: links })} />)}
          bottomBar={part(<VehicleBottomBar {...view.bottomBar} />)}
        />
        <VehicleTrail {...view.trail} />
      </>
    );
  },
  metadata: async ({ params }) => {
    const { site, vehicle, location } = await loadShownVehicle(params);
    const said = vehicleView(site, { vehicle }, new Date());
    const title = said.fullName;
    const description = `${title} at ${location?.name ?? site.name}. ${said.facts.map(({ value }) => value).join(', ')}.`;
    const url = hrefs(site).vehicle(vehicle);
    const images = [socialPicture(site, vehicle, said)];
    return {
      title,
      description,
      alternates: { canonical: url },
      openGraph: { title, description, siteName: site.name, locale: 'en_AU', url, images },
      twitter: { card: 'summary_large_image', title, description, images },
    };
  },
});
