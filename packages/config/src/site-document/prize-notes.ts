const campaign = 'SPNW-01';
const number = (of: string): readonly [string, string] => [campaign, `Number of the ${of}, where the prizes need one.`];

/** What the fields of a prize wheel are, for `settingNotes`. */
export const prizeNotes: Readonly<Record<string, readonly [clause: string, text: string]>> = {
  spinToWin: [campaign, 'The prize wheel at /spin-to-win, shown with flags.spin-to-win; null for none.'],
  'spinToWin.id': [campaign, 'Names it in the ledger of draws; everybody may spin once for each id.'],
  'spinToWin.title': [campaign, 'Heading of its page.'],
  'spinToWin.intro': [campaign, 'A few words below it.'],
  'spinToWin.begins': [campaign, "First day, by the clocks of the site's state."],
  'spinToWin.ends': [campaign, 'Last day.'],
  'spinToWin.prizes': [campaign, 'Segments of the wheel, in its order; at least two.'],
  'spinToWin.prizes[].id': [campaign, 'Names it in the ledger of draws.'],
  'spinToWin.prizes[].name': [campaign, 'Words on the wheel.'],
  'spinToWin.prizes[].description': [campaign, 'More about it.'],
  'spinToWin.prizes[].wins': [campaign, 'Whether who lands there has won.'],
  'spinToWin.prizes[].value': [campaign, 'Retail value of one, GST included, AUD dollars.'],
  'spinToWin.prizes[].stock': [campaign, 'How many there are.'],
  'spinToWin.prizes[].weight': [campaign, 'Its chance, beside the weights of the others that are left.'],
  'spinToWin.openTo': [campaign, 'States and territories whose residents may enter.'],
  'spinToWin.minimumAge': [campaign, 'Youngest age of an entrant, years.'],
  'spinToWin.trader': [campaign, 'Who runs it, as permits and advertisements name them.'],
  'spinToWin.trader.name': [campaign, 'Name of the business.'],
  'spinToWin.trader.abn': [campaign, 'Its ABN.'],
  'spinToWin.trader.office': [campaign, 'Where it is: street, suburb, state and postcode.'],
  'spinToWin.permits': [campaign, 'Numbers of permits, shown on its page.'],
  'spinToWin.permits.NSW': number('authority of NSW'),
  'spinToWin.permits.ACT': number('permit of the ACT'),
  'spinToWin.permits.SA': number('licence of South Australia'),
  'spinToWin.permits.NT': number('permit of the Northern Territory'),
  'spinToWin.electronicDrawApproval': [
    campaign,
    'Number of the approval of the drawing system, needed to open it to SA.',
  ],
  'spinToWin.terms': [campaign, 'The terms in full, a paragraph each.'],
  'spinToWin.redeem': [campaign, 'How a winner gets the prize.'],
  'spinToWin.winnersPage': [campaign, 'Page of the site that names winners; needed above $1,000 in VIC and the ACT.'],
};
