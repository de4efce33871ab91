import type { AustralianState } from '@forecourt/domain/vehicle';
import { type ComplianceFault, type ComplianceRule, quoteAt } from './compliance-rule';
import type { PageFacts } from './page-facts';
import { datesIn } from './read-words';

/**
 * A licence to sell vehicles as pages name it: LMCT 12345, MD012345, Motor dealer licence NSW MD 012345. Between the words and
 * the number stand a state, the name of a register or "No.". A licence of something else, such as credit, is none.
 */
const licence =
  /(?<!\b(?:credit|services|repairer|liquor|driver|driver['’]s|drivers|representative)\s)\b(?:lic|licen[cs]es?|LMCT|MD|MVD|LVD|MVDL|DL|RMD|motor car traders?|motor vehicle dealers?|motor dealers?)\.?(?:[\s:,.#-]{1,3}(?:no|nos|is|number|numbers|nsw|vic|qld|wa|sa|tas|act|nt|lmct|md|mvd|mvdl|lvd|dl)){0,4}[\s:,.#-]{0,3}\d{3}/i;

/** States whose duty was read from a source; of the others it is in doubt. */
const sure: readonly AustralianState[] = ['NSW', 'WA'];

const missing = ({ isWhole, words, place }: PageFacts): readonly ComplianceFault[] =>
  isWhole && !words.some(({ text }) => licence.test(text)) ? [{ path: place, quote: '' }] : [];

/** Every page names the licence that sells, in the states where that is sure. */
export const licenceMissing: ComplianceRule = {
  says: 'Every page names the licence of the dealer, and that it is one.',
  severity: 'error',
  law: 'NSW: Motor Dealers and Repairers Act 2013. WA: Motor Vehicle Dealers Act 1973',
  section: 'NSW s 19A; WA s 21',
  source: 'zoelaw.ai (mirror of s 19A); commerce.wa.gov.au, penalties',
  find: (facts) => (facts.state !== null && sure.includes(facts.state) ? missing(facts) : []),
};

/** The same where the duty to name it on a website is in doubt. */
export const licenceUnnamed: ComplianceRule = {
  says: 'Every page should name the licence of the dealer: Vic LMCT, Qld, SA, Tas, NT and ACT ask for it at least in part.',
  severity: 'warning',
  law: 'Vic: Motor Car Traders Act 1986. Qld: Motor Dealers and Chattel Auctioneers Act 2014. SA, Tas, NT, ACT: their motor dealer laws',
  section: 'Qld s 72; SA reg 20 and Schedule 3; the others not found',
  source: 'accesspointlaw.com.au; FreeTV and CAD sheet by docplayer.net; contents of the SA regulations',
  find: (facts) => (facts.state !== null && !sure.includes(facts.state) ? missing(facts) : []),
};

const saysWhat = /\b(?:offers?|news|specials?|deals?|marketing|promotions?|updates?)\b/i;
const saysHow = /\b(?:e-?mail|sms|texts?|phone|calls?)\b/i;
const saysStop = /\b(?:stop|unsubscribe|opt[ -]?out|withdraw)\b/i;

/** A form must state what is done with its data, and what the box for news agrees to. */
export const consentWordingMissing: ComplianceRule = {
  says: 'A form for personal details leads to the privacy policy, and its box for news says what comes, by which way, and that it can be stopped.',
  severity: 'error',
  law: 'Spam Act 2003; Privacy Act 1988',
  section: 'Spam Act s 16 and s 18; Australian Privacy Principle 5',
  source: 'acma.gov.au node 73; claytonutz.com and addisons.com on ACMA’s statement of 1 July 2024',
  find: ({ forms }) =>
    forms.flatMap(({ path, privacy, optIn }) => [
      ...(/privacy/i.test(privacy)
        ? []
        : [{ path, quote: 'Nothing beside the button says what becomes of what is typed.' }]),
      ...(optIn === null || (saysWhat.test(optIn) && saysHow.test(optIn) && saysStop.test(optIn))
        ? []
        : [{ path, quote: quoteAt(optIn, 0) }]),
    ]),
};

const ends =
  /\b(?:until|till|ends?|ending|expires?|expiring|closes?|closing|valid|by|before|to|through|finishes|last day(?: is)?|offer)\b[^.\n]{0,30}$/i;

/** What is offered until a day is not offered after it. */
export const pastDateInOffer: ComplianceRule = {
  says: 'An offer whose last day has passed is taken away.',
  // The words alone do not show whether a date ends an offer.
  severity: 'warning',
  law: 'Australian Consumer Law; ASIC RG 234 for credit',
  section: 'Misleading representations; stale advertisements are withdrawn',
  source: 'brightlaw.com.au on RG 234',
  find: ({ words, today }) =>
    words.flatMap(({ path, text, kind }) =>
      datesIn(text)
        .filter(
          ({ date, index }) =>
            date < today && (kind === 'offer' || ends.test(text.slice(Math.max(0, index - 60), index))),
        )
        .map(({ index }) => ({ path, quote: quoteAt(text, index) })),
    ),
};
