/**
 * Whether the word that was asked for was typed. Capitals and spaces around it do not count: the word is there to make
 * one stop, not to be a riddle.
 */
export const isConfirmed = (typed: string, word: string): boolean =>
  typed.trim().toLocaleLowerCase('en-AU') === word.toLocaleLowerCase('en-AU');
