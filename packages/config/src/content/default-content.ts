import { applicationWaitDays } from '@forecourt/domain/finance-application';
import { applicationTerms } from '../capabilities/application-terms';
import type { SiteDocument } from '../site-document/site-document';
import type { WrittenBlock } from './blocks';
import { financeContent } from './finance-content';

type DescribedSite = Pick<SiteDocument, 'name' | 'content' | 'flags' | 'finance' | 'tradeIn' | 'garage_enabled'> & {
  readonly vehicle: Pick<SiteDocument['vehicle'], 'tradeInAllowed'>;
};

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words of a site document, which may be any, as long as a block takes them. */
const fitted = (words: string, longest: number): string => words.trim().slice(0, longest).trim();
const longestTitle = 160;
const longestWords = 2000;

const home = ({ name, content }: DescribedSite): readonly WrittenBlock[] => {
  const { heroTitle = '', heroText = '', heroImage, whyTitle, why } = content;
  const reasons = why
    .map(({ title, text }) => ({ title: fitted(title, longestTitle), text: fitted(text, longestWords) }))
    .filter(({ title }) => title !== '');
  return [
    {
      type: 'hero',
      version: 1,
      title: [heroTitle, content.tagline, name].map((words) => fitted(words, longestTitle)).find(Boolean) ?? name,
      text: fitted(heroText, longestWords),
      image: heroImage,
    },
    ...(reasons.length === 0
      ? []
      : [{ type: 'reasons', version: 1, title: fitted(whyTitle, longestTitle) || 'Why choose us', reasons } as const]),
  ];
};

/** What becomes of a shopper's own vehicle, by whether the site keeps what it was valued at (`tradeIn.storeValuation`). */
const ownVehicle = (isStored: boolean): string =>
  [
    'What you tell us of a vehicle to trade in or to sell stands in the address of the page, so that you can go back and change it.',
    'To value it, its make, model, badge, year and kilometres may be sent to a valuation service.',
    'Where you look it up by its registration, the number and the state are sent to a lookup service, and we keep neither of them.',
    'None of this goes with your name.',
    isStored
      ? 'When the page shows you a figure, we keep it for a year with what you told us of the vehicle, without your name. Otherwise what you told us comes to us with your enquiry, when you send it.'
      : 'We keep none of it until you send your enquiry.',
  ].join(' ');

/** What becomes of an application for finance, on a site that takes any. */
const applications = (site: DescribedSite): string => {
  const terms = applicationTerms(site);
  return terms === null
    ? ''
    : `
<h2>Applications for finance</h2>
<p>What you type into an application is encrypted. Until you send it only its link opens it; it is deleted ${applicationWaitDays} days after your last step, or at once when you delete it. Once you send it, it goes to ${escaped(terms.lender)}, as you agreed; our staff can read it by a link that ends. We delete it ${terms.keepDays === 1 ? 'a day' : `${terms.keepDays} days`} after you sent it, or once it has reached us, if that is later.</p>`;
};

/** What an account keeps, on a site that has them: its own part of the policy. */
const accounts = ({ flags, garage_enabled }: DescribedSite): string =>
  flags.auth
    ? `
<h2>Your account</h2>
<p>If you sign in we keep your mobile number, your name and email address if you give them, and what you save: vehicles with your notes and the price that they had, and searches${flags.garage && garage_enabled ? ', and your own vehicles' : ''}. With it we keep what you agreed to and when, and the enquiries that you send while you are signed in.</p>
<p>We text you a code to sign in, and delete what we keep of it soon after it ends, ten minutes later. For each device on which you are signed in we keep its kind and when it was last used; you can sign out on all of them. You are signed out after 30 days without a visit, and after 180 days in any case.</p>`
    : '';

const noCookies = 'This website sets no cookies of its own, for advertising or anything else.';
const signInCookies =
  'This website sets cookies of its own only when you sign in: while a code is on its way, to know you until you sign out, and to know that your number has signed in here before. None is for advertising.';

/** What becomes of a spin of the prize wheel, on a site that has one. */
const spins = ({ flags }: DescribedSite): string =>
  flags['spin-to-win']
    ? `
<h2>Spin to win</h2>
<p>When you spin we keep that you did, the state or territory you gave, and what was drawn, so that each person spins once and a prize is handed out once. The code of a prize is sent to the number you sign in with. When your details are deleted, the record of the draw stays without anything that names you: the law wants draws kept for three years.</p>`
    : '';

/** What becomes of an order, on a site that takes any. */
const orders = ({ flags }: DescribedSite): string =>
  flags.reserve || flags['buy-online']
    ? `
<h2>Reserving and buying</h2>
<p>When you reserve or buy a vehicle here we keep what you type, step by step, so that you can go on with it by your link, on any device, for 30 days after you last changed it. The dealer gets it once the vehicle is held for you. We see nothing of your card: you pay on a page of the payment company. An order that nothing came of is deleted; from others your details are taken out after 400 days, or when you ask us to. What was paid stays in the books, with your name and email address for seven years, as the law wants.</p>`
    : '';

/** What is kept of who pays, where anything is paid online. */
const paid = ({ flags }: DescribedSite): string =>
  flags['online-payment']
    ? `
<h2>Online payments</h2>
<p>When you pay online we keep what it is for, the amount, your name and your email address, and when it was paid or given back. You enter your card at the page of our payment provider: its details never reach us. The provider is told the amount, what it is for and your email address. The law wants records of payments kept; after seven years, or 90 days where nothing was paid, they stay without your name and address.</p>`
    : '';

/** What the platform does with what people type into a site. Says what it does, no more. */
const privacy = (site: DescribedSite): readonly WrittenBlock[] => {
  const name = escaped(site.name);
  const isStored = site.tradeIn.storeValuation && site.vehicle.tradeInAllowed;
  return [
    {
      type: 'rich-text',
      version: 1,
      html: `<h2>What we collect</h2>
<p>When you send an enquiry we keep what you write in the form: your name, email address, phone number, postcode and message, and the vehicle it is about. With it we keep the pages of this website that you looked at during the visit, the web address and advertisement you came by, and the kind of browser you use.</p>
<h2>Why we collect it</h2>
<p>To answer you, and to know which of our advertisements and pages are of use. If the box for offers and news was ticked when you sent it, we may also send you those by email or SMS.</p>
<h2>Who sees it</h2>
<p>The staff of ${name} and of the dealership that has the vehicle, and the companies that run this website and our email for us.${site.flags.finance ? ' An enquiry about finance is passed on to a credit provider, as its form says beside the box with which you agree.' : ''} We do not sell your details.</p>
<h2>Offers and news</h2>
<p>You can stop them at any time: tell us, or use the way out that each of them carries.</p>
<h2>Your details are yours</h2>
<p>You may ask what we hold about you, have it corrected or have it deleted. Please <a href="/contact">contact us</a>. If you are not satisfied with our answer you can complain to the Office of the Australian Information Commissioner.</p>
<h2>Your own vehicle</h2>
<p>${ownVehicle(isStored)} Photos that you add to an enquiry are seen by the dealer alone; we remove where they were taken.</p>${applications(site)}${accounts(site)}${orders(site)}${spins(site)}${paid(site)}
<h2>On your device</h2>
<p>Until you close its tab, your browser keeps the pages of your visit, so that they can go with an enquiry, what you have typed into a form until it is sent, what we have offered for your vehicle, and your name, to thank you by it. For longer it keeps:</p>
<ul><li>your last searches;</li><li>the last vehicles you looked at;</li><li>the vehicles you saved or compare;</li><li>the announcements you have closed, and whether you asked for offers and news.</li></ul>
<p>None of this is sent to us by itself${isStored ? ', but for the figure of your vehicle, as said above' : ''}. You can clear all of it in your browser.</p>
<h2>Cookies</h2>
<p>${site.flags.auth ? signInCookies : noCookies} How often a vehicle was looked at is counted without saying by whom.</p>
<h2>Searches</h2>
<p>What you search for is answered and not kept by us with your name. It goes with an enquiry only as the address of a page that you looked at.</p>`,
    },
  ];
};

/** The pages with default content. */
const defaults: ReadonlyMap<string, (site: DescribedSite) => readonly WrittenBlock[] | null> = new Map([
  ['home', home],
  ['privacy', privacy],
  ['dealer-locator', () => []],
  // The finance page has no content where the site has no finance (SITE-04).
  ['finance', ({ flags }) => (flags.finance ? financeContent : null)],
]);

/**
 * What a page says on a site whose dealer has published no content of its own: on the home page the words that the site
 * document still holds (`content.heroTitle` and the like), on the privacy policy the platform's, below the places of the
 * dealer locator nothing, on the finance page how finance works. Null for a page that is not there without content.
 */
export const defaultContent = (key: string, site: DescribedSite): readonly WrittenBlock[] | null =>
  defaults.get(key)?.(site) ?? null;
