import { type ComplianceRule, quoteAt } from './compliance-rule';
import type { StatedWords } from './page-facts';
import { amountsIn, isRepayment, type StatedAmount } from './read-words';

const consumerLaw = 'Australian Consumer Law (Competition and Consumer Act 2010, Schedule 2)';

/** Dollars below which an amount is an accessory or a fee, no price of a vehicle. */
const vehicleFrom = 2000;

const noPriceBefore =
  /(?:save|saving|off|bonus|deposit|loan|loans|amount|credit|value[d]?|worth|up to|over|above|under|below|between|more than|less than|was|rrp|minimum|maximum|max|min|budget|reserve|repay(?:able|ment)?s?|fees?|charges?|voucher|cover(?:age)?|prize|pool|to|market|average|range|from|and|on a price of|financed?|borrow(?:ing)?|total|interest|residual|balloon|trade-in|claims?|limit|excess|adds?|extra)(?: of| is| by| price)?:?\s*$/;
const noPriceAfter =
  /^\s*(?:off|bonus|deposit|voucher|credit|cash ?back|discount|saving|savings|loan|below|above|under|over|or (?:less|more|under|over)|and (?:under|over)|to \$|[-–—] ?\$|minimum|towards|trade-in|prize|fee|cover|in (?:value|savings|extras|accessories)|(?:a|each|every|per) claim|limit|by its terms|on top|more\b|extra)/;

/** Whether an amount is what a vehicle costs. */
const isPrice = (amount: StatedAmount): boolean =>
  amount.dollars >= vehicleFrom &&
  !isRepayment(amount) &&
  !noPriceBefore.test(amount.before) &&
  !noPriceAfter.test(amount.after);

const types =
  /drive[ -]?away|ride[ -]?away|tow[ -]?away|excl(?:\.|uding|udes)?\s+(?:gov|on[ -]?road|stamp)|before (?:gov|on[ -]?road)|plus (?:gov|on[ -]?road)|\+\s?(?:gov|on[ -]?road|orc)|includ(?:es|ing) (?:all )?(?:gov|on[ -]?road)|no more to pay/i;

const pricesIn = ({ text }: StatedWords) => amountsIn(text).filter(isPrice);

/** A price says what it includes. */
export const priceWithoutType: ComplianceRule = {
  says: 'A price says whether it is drive away or excludes government charges.',
  severity: 'error',
  law: consumerLaw,
  section: 's 48, single price',
  source: 'accc.gov.au on s 48; consumer.vic.gov.au, motor car traders self-assessment',
  find: ({ words }) =>
    words.flatMap((stated) => {
      const [first] = types.test(stated.text) ? [] : pricesIn(stated);
      return first === undefined ? [] : [{ path: stated.path, quote: quoteAt(stated.text, first.index) }];
    }),
};

const fromBefore = /\b(?:from|starting (?:at|from)|priced from|prices from)\s+(?:only |just )?$/;
/** What a "from" begins with: which vehicle has that price. */
const meanings =
  /\bfor (?:the|a|an)\b|\bmodels?\b|\bvariants?\b|\bmanual\b|\bautomatic\b|\bentry\b|\bgrade\b|\bstock (?:no|number)\b|\bbase\b|\blowest\b|\bcheapest\b|\bMY\d\d\b|\b(?:19|20)\d\d (?:model|plate|build)/i;

/** "From" says which vehicle has that price. */
export const fromWithoutMeaning: ComplianceRule = {
  says: '"From" says which vehicle has that price: a variant, or the lowest in stock.',
  // Whether words are enough of an explanation, a reader must judge.
  severity: 'warning',
  law: consumerLaw,
  section: 's 48; the vehicle that is shown must be the one that is priced',
  source: 'accc.gov.au on s 48; toyota.com.au',
  find: ({ words }) =>
    words.flatMap(({ path, text }) => {
      const [first] = meanings.test(text)
        ? []
        : amountsIn(text).filter(
            (amount) =>
              amount.dollars >= vehicleFrom &&
              fromBefore.test(amount.before) &&
              !/^\s*(?:to\b|[-–—])/.test(amount.after),
          );
      return first === undefined ? [] : [{ path, quote: quoteAt(text, first.index) }];
    }),
};

const driveAway = /\b(?:drive|ride|tow)[ -]?away\b/i;
const components =
  /(?:plus|\+|excl(?:\.|uding|udes)?|before|not including)\s*(?:all\s+)?(?:gov(?:t|ernment)?\.?(?: statutory)? (?:charges|fees)|on[ -]?roads?(?: costs?)?|orc\b|stamp duty|registration|rego\b|ctp\b|dealer delivery|delivery (?:fees?|charges?)|transfer fees?)/i;
/** Both words of one sentence, of one price. */
const sentences = (text: string): readonly { readonly text: string; readonly index: number }[] =>
  [...text.matchAll(/[^.!?\n]+[.!?\n]?/g)].map((found) => ({ text: found[0], index: found.index }));

/** Drive away is the whole of what is paid: nothing comes on top. */
export const driveAwayWithMore: ComplianceRule = {
  says: 'Drive away is all that is paid: no charge comes on top of it or is left out of it.',
  severity: 'error',
  law: consumerLaw,
  section: 's 48, single price',
  source: 'accc.gov.au on s 48; consumer.vic.gov.au; communitynews.com.au (WA)',
  find: ({ words }) =>
    words.flatMap(({ path, text }) =>
      sentences(text).flatMap((sentence) => {
        if (!driveAway.test(sentence.text)) return [];
        const more = components.exec(sentence.text);
        return more === null ? [] : [{ path, quote: quoteAt(text, sentence.index + more.index) }];
      }),
    ),
};
