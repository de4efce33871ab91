import type { PrizeState } from '@forecourt/api-contract';
import type { Visitor } from '@forecourt/config/page-access';
import { type PrizeCampaign, prizePool } from '@forecourt/config/spin-to-win';
import { dayInWords } from '@forecourt/domain/calendar';
import { australianStates } from '@forecourt/domain/vehicle';
import { spinWords as words } from './spin-words';

/**
 * What a visitor finds at the wheel: what they have drawn; why nobody can spin; that they must sign in, or that it is not
 * known whether they have; or the wheel, ready.
 */
export type SpinStanding = 'drawn' | 'announced' | 'ended' | 'sold-out' | 'unavailable' | 'sign-in' | 'ready';

/** Where a visitor stands. Who has spun sees it whatever has become of the campaign. */
export const spinStanding = (
  { phase, draw }: Pick<PrizeState, 'phase' | 'draw'>,
  visitor: Pick<Visitor, 'kind'>,
): SpinStanding => {
  if (draw !== null) return 'drawn';
  if (phase !== 'open') return phase;
  if (visitor.kind === 'unavailable') return 'unavailable';
  return visitor.kind === 'shopper' ? 'ready' : 'sign-in';
};

const dollars = (amount: number): string =>
  amount.toLocaleString('en-AU', { style: 'currency', currency: 'AUD', trailingZeroDisplay: 'stripIfInteger' });

const percent = new Intl.NumberFormat('en-AU', { style: 'percent', maximumSignificantDigits: 3 });

/** Words joined as a sentence has them: `NSW, VIC and QLD`. */
const joined = (all: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { style: 'long', type: 'conjunction' }).format(all);

/** The prizes with what each is worth, how many there are and are left, and the chance of each before the first spin. */
export const prizeRows = ({ prizes }: Pick<PrizeCampaign, 'prizes'>, { left }: Pick<PrizeState, 'left'>) => {
  const whole = prizes.reduce((sum, { weight }) => sum + weight, 0);
  return prizes.map(({ id, name, wins, value, stock, weight }) => ({
    label: name,
    values: wins
      ? [dollars(value), String(stock), String(left[id] ?? stock), percent.format(weight / whole)]
      : ['', '', '', percent.format(weight / whole)],
  }));
};

const permitLines = ({ permits, electronicDrawApproval }: PrizeCampaign): readonly string[] => [
  ...(['NSW', 'ACT', 'SA', 'NT'] as const).flatMap((state) =>
    permits[state] === undefined ? [] : [`${words.permits[state]}: ${permits[state]}`],
  ),
  ...(electronicDrawApproval === null ? [] : [`${words.approval}: ${electronicDrawApproval}`]),
];

/**
 * What the law wants beside a draw, and what its dealer writes: days, who may enter, how it is drawn, who runs it, the
 * numbers of permits, the terms.
 */
export const termLines = (campaign: PrizeCampaign): readonly string[] => {
  const { begins, ends, openTo, trader, terms } = campaign;
  const closed = australianStates.filter((state) => !openTo.includes(state));
  const by = [trader.name, ...(trader.abn === undefined ? [] : [`ABN ${trader.abn}`]), trader.office].join(', ');
  return [
    words.open(dayInWords(begins), dayInWords(ends)),
    [words.residents(joined(openTo)), ...(closed.length === 0 ? [] : [words.notResidents(joined(closed))])].join(' '),
    words.once,
    words.drawn,
    `${words.runBy} ${by}.`,
    ...permitLines(campaign),
    words.data,
    ...terms,
  ];
};

/** What all prizes are worth together. */
export const poolWords = ({ prizes }: Pick<PrizeCampaign, 'prizes'>): string =>
  words.prizesLead(dollars(prizePool(prizes)));
