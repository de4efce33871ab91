/** What shoppers read beside an application for finance, and before they begin one. */
export const applicationRulesWords = {
  title: 'Before you begin',
  sealed: (days: number) =>
    `What you type is encrypted. Until you send it only your link opens it; then it goes to us and the lender, and is deleted here ${days === 1 ? 'a day' : `${days} days`} later, or once it has reached us.`,
  responsible:
    'Whoever lends must ask about your income, spending and debts, and must not lend you what would not suit you. Please answer as it is.',
  noApproval: (lender: string) =>
    `This is an application, and no approval or offer: ${lender} decides. Terms, conditions, fees and lending criteria apply.`,
  next: 'What happens next',
  steps: (lender: string) => [
    `${lender} reads your application and may call you.`,
    'You get the decision, and what the loan costs, in writing.',
    'Nothing is signed before you have read it.',
  ],
  startTitle: 'Apply in steps',
  startLead: 'It takes about ten minutes, and you can stop and come back.',
  needs: [
    'What you earn after tax',
    'What living costs you a month',
    'What you own and owe',
    'Your address, and the one before',
  ],
  needsLicence: 'Your driver licence',
  start: 'Begin the application',
  rather: 'Rather ask first',
} as const;
