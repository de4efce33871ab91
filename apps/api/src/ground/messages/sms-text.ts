/** What one SMS holds: characters of GSM 03.38, of which those of its extension count twice. */
export const smsLength = 160;

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€';

const alike: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

const gsmCharacter = (character: string): string => {
  if (basic.includes(character) || extended.includes(character)) return character;
  const plain = alike[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain].filter((one) => basic.includes(one)).join('');
};

/**
 * A text as one alphabet of SMS can say it (GSM 03.38), on one line: letters lose marks that it has not, other signs go.
 * One character outside it would halve what an SMS holds.
 */
export const gsmText = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(gsmCharacter).join('').replace(/ +/g, ' ').trim();

/** How much of an SMS a text in its alphabet takes, in characters of 160. */
export const gsmLength = (text: string): number =>
  [...text].reduce((length, character) => length + (extended.includes(character) ? 2 : 1), 0);

/** A text cut at a word to so many characters; nothing where not even the first word fits. */
export const cutAtWord = (text: string, longest: number): string => {
  let cut = '';
  for (const word of text.split(' ')) {
    const longer = cut === '' ? word : `${cut} ${word}`;
    if (gsmLength(longer) > longest) break;
    cut = longer;
  }
  return cut;
};
