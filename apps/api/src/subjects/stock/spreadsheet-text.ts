/**
 * What a spreadsheet was made to keep as text: `="00123"` is `00123`. Anything else stays as it is written. Stock of
 * before was stored with the sign and the quotes.
 */
export const spreadsheetText = (written: string): string =>
  written.startsWith('="') ? (/^="([^"]*)"$/.exec(written)?.[1] ?? written) : written;
