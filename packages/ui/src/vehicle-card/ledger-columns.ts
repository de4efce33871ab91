/** Where a row becomes a block of four columns, and where it becomes a line of the ledger. Container widths. */
export const ledgerMiddle = '(min-width: 40rem)';
export const ledgerWide = '(min-width: 62rem)';

export const ledgerGap = '0.75rem';

/** The tick box's column, as wide as a finger. */
export const tickColumn = '2.75rem';

const picture = 'clamp(10rem, 18cqw, 12.5rem)';
const columns = `${picture} minmax(0, 1fr) 5.25rem 6.75rem 5.75rem 5.5rem 11.75rem`;

/** Picture, name, four facts, money; the head of the list and its rows share them. */
export const ledgerColumns = { plain: columns, ticked: `${tickColumn} ${columns}` } as const;
