import { isNamedBefore } from './beside-words';
import { type ComplianceRule, quoteAt } from './compliance-rule';
import { amountsIn, isPaidByTime, type StatedAmount, sentencesIn } from './read-words';

const consumerLaw = 'Australian Consumer Law (Competition and Consumer Act 2010, Schedule 2)';

/** Dollars below which an amount is an accessory or a fee, no price of a vehicle. */
const vehicleFrom = 2000;

/** Words by which a price is the least of several. */
const fromBefore = /\b(?:from|starting (?:at|from)|priced from|prices from)\s+(?:only |just )?$/;

/** What an amount may be instead, named before it: "a loan of $30,000", "save up to $3,000". */
const otherNames =
  `save,saves,saved,saving,savings,off,bonus,deposit,deposits,loan,loans,amount,amounts,credit,valued,worth,
was,budget,reserve,repay,repays,repaid,repayable,repayment,repayments,fee,fees,charge,charges,voucher,cover,coverage,prize,
prizes,prize pool,finance,financed,borrow,borrows,borrowing,interest,residual,balloon,trade-in,claim,claims,limit,excess,add,
adds,extra,owed,owing,paid,payable,market value,market range,price range,market price,average price,usual price,maximum price,
minimum price,max price,min price,max. price,min. price,average,maximum,minimum,up to,over,above,under,below,between,more than,
less than,on a price of,win,wins,won,raised,donated,cashback,cash back,discount,rebate,reduced by`
    .split(',')
    .map((name) => name.trim());
/** The same, named after it: "$3,000 off", "$30,000 over 5 years". */
const otherAfter =
  /^[*^#†~]{0,3}\s{0,3}(?:(?:off|bonus|deposit|voucher|credit|cash ?back|discount|savings?|loan|less|more|minimum|maximum|towards|trade-in|prize|fee|cover|limit|by its terms|on top)\b|(?:below|above|under|over)\s(?:the\s)?(?:market|average|usual|budget|new)\b|over \d|or (?:less|more|under|over)\b|and (?:under|over)\b|extra\b(?! cab)|,? ?fitted\b(?! with)|in (?:value|savings|extras|accessories)\b|(?:a|each|every|per) claim\b|(?:with no|less a) deposit\b[^\n]{0,30}\bover \d)/;
/** The upper end of a range: "$20,000 to $30,000". */
const rangeBefore = /\$[\d,.]{1,12}k?\s?(?:to|[-–—])\s?$|\bbetween \$[\d,.]{1,12}k? and\s$/;
/** Its lower end, unless "from" makes it one of prices. */
const rangeAfter = /^\s?(?:to|[-–—])\s?\$/;

/** Whether an amount is what a vehicle costs. */
const isPrice = (amount: StatedAmount): boolean =>
  amount.dollars >= vehicleFrom &&
  !isPaidByTime(amount) &&
  !isNamedBefore(amount.before, otherNames) &&
  !rangeBefore.test(amount.before) &&
  !otherAfter.test(amount.after) &&
  (!rangeAfter.test(amount.after) || fromBefore.test(amount.before));

const types =
  /drive[ -]?away|ride[ -]?away|tow[ -]?away|excl(?:\.|uding|udes)?\s+(?:gov|on[ -]?road|stamp)|before (?:gov|on[ -]?road)|plus (?:gov|on[ -]?road)|\+\s?(?:gov|on[ -]?road|orc)|includ(?:es|ing) (?:all )?(?:gov|on[ -]?road)|no more to pay/i;

/** A price must state what it includes. */
export const priceWithoutType: ComplianceRule = {
  says: 'A price says whether it is drive away or excludes government charges.',
  severity: 'error',
  law: consumerLaw,
  section: 's 48, single price',
  source: 'accc.gov.au on s 48; consumer.vic.gov.au, motor car traders self-assessment',
  find: ({ words }) =>
    words.flatMap(({ path, text }) =>
      types.test(text)
        ? []
        : amountsIn(text)
            .filter(isPrice)
            .map(({ index }) => ({ path, quote: quoteAt(text, index) })),
    ),
};

/** What a "from" begins with: which vehicle has that price. */
const meanings =
  /\bfor (?:the|a|an)\b|\bmodels?\b|\bvariants?\b|\bmanual\b|\bautomatic\b|\bentry\b|\bgrade\b|\bstock (?:no|number)\b|\b\d+ in stock\b|\bin stock from\b|\bbase\b|\blowest\b|\bcheapest\b|\bMY\d\d\b|\b(?:19|20)\d\d (?:model|plate|build)/i;

/** "From" must name the vehicle that has the price. */
export const fromWithoutMeaning: ComplianceRule = {
  says: '"From" says which vehicle has that price: a variant, or the lowest in stock.',
  // Whether words are enough of an explanation, a reader must judge.
  severity: 'warning',
  law: consumerLaw,
  section: 's 48; the vehicle that is shown must be the one that is priced',
  source: 'accc.gov.au on s 48; toyota.com.au',
  find: ({ words }) =>
    words.flatMap(({ path, text }) =>
      meanings.test(text)
        ? []
        : amountsIn(text)
            .filter((amount) => fromBefore.test(amount.before) && isPrice(amount) && !rangeAfter.test(amount.after))
            .map(({ index }) => ({ path, quote: quoteAt(text, index) })),
    ),
};

const driveAway = /\b(?:drive|ride|tow)[ -]?away\b/i;
const components =
  /(?:plus|\+|excl(?:\.|uding|udes)?|before|not including)\s*(?:all\s+)?(?:gov(?:t|ernment)?\.?(?: statutory)? (?:charges|fees)|on[ -]?roads?(?: costs?)?|orc\b|stamp duty|registration|rego\b|ctp\b|dealer delivery|delivery (?:fees?|charges?)|transfer fees?)/gi;
/** Drive away is the whole of what is paid: nothing comes on top. */
export const driveAwayWithMore: ComplianceRule = {
  says: 'Drive away is all that is paid: no charge comes on top of it or is left out of it.',
  severity: 'error',
  law: consumerLaw,
  section: 's 48, single price',
  source: 'accc.gov.au on s 48; consumer.vic.gov.au; communitynews.com.au (WA)',
  find: ({ words }) =>
    words.flatMap(({ path, text }) =>
      // Both words of one sentence, of one price.
      sentencesIn(text)
        .filter((sentence) => driveAway.test(sentence.text))
        .flatMap((sentence) =>
          [...sentence.text.matchAll(components)].map((more) => ({
            path,
            quote: quoteAt(text, sentence.index + more.index),
          })),
        ),
    ),
};
