import { hrefs } from '@forecourt/config';
import { Breadcrumbs, ContentPage, TextLink } from '@forecourt/ui';
import { requireSite, type SitePage } from '../site/site-page';
import type { Template } from '../template-definition/template-definition';

/** What the site does with what people type into it. Says what this platform does, no more. */
export const privacyPage = (_template: Template): SitePage => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const to = hrefs(site);
    return (
      <ContentPage
        breadcrumbs={<Breadcrumbs crumbs={[{ label: 'Home', href: to.home }, { label: 'Privacy policy' }]} />}
        title="Privacy policy"
        lead={`What ${site.name} does with the details you give on this website.`}
      >
        <h2>What we collect</h2>
        <p>
          When you send an enquiry we keep what you write in the form: your name, email address, phone number, postcode
          and message, and the vehicle it is about. With it we keep the pages of this website that you looked at during
          the visit, the web address and advertisement you came by, and the kind of browser you use.
        </p>
        <h2>Why we collect it</h2>
        <p>
          To answer you, and to know which of our advertisements and pages are of use. If you left the box for offers
          and news ticked, we may also send you those by email or SMS.
        </p>
        <h2>Who sees it</h2>
        <p>
          The staff of {site.name} and of the dealership that has the vehicle, and the companies that run this website
          and our email for us. We do not sell your details.
        </p>
        <h2>Offers and news</h2>
        <p>You can stop them at any time: tell us, or use the way out that each of them carries.</p>
        <h2>Your details are yours</h2>
        <p>
          You may ask what we hold about you, have it corrected or have it deleted. Please{' '}
          <TextLink href={to.contact}>contact us</TextLink>. If you are not satisfied with our answer you can complain
          to the Office of the Australian Information Commissioner.
        </p>
        <h2>On your device</h2>
        <p>
          This website keeps the pages of your visit in your browser until you close its tab, so that they can go with
          an enquiry, and what you have typed into a form until it is sent. It remembers the last vehicles you looked
          at, your last searches, the vehicles you saved or compare, and the announcements you have dismissed. You can
          clear all of it in your browser. It sets no advertising cookies.
        </p>
      </ContentPage>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    return {
      title: 'Privacy policy',
      description: `What ${site.name} does with the details you give on this website.`,
      alternates: { canonical: hrefs(site).privacy },
    };
  },
});
