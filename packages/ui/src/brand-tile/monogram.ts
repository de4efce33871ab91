/** The first two letters of a name as a sign: "Toyota" gives "To", "BYD" gives "By". Empty for a name without any. */
export const monogram = (name: string): string => {
  const [first = '', second = ''] = [...name.normalize('NFC')].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  return `${first.toLocaleUpperCase('en-AU')}${second.toLocaleLowerCase('en-AU')}`;
};
