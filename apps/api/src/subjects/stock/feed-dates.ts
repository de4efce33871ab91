/** A year that a vehicle can have to do with; others are slips of the pen, and some no database can keep. */
export const isOurTime = (date: Date): boolean => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2200;

const months = 'january february march april may june july august september october november december'.split(' ');

/**
 * A day as feeds write it as `YYYY-MM-DD`; with `month`, of a month alone its first day. What is no date stays something
 * that no calendar has.
 */
export const isoDateOf = (value: string, month: boolean): string => {
  const parts = (year = '', monthNumber = '', day = '01') =>
    `${year}-${monthNumber.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const australian = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(value);
  if (australian !== null) return parts(australian[3], australian[2], australian[1]);
  const worded = /^(?:(\d{1,2})[ /.-])?([a-z]{3,9})[ ,./-]{1,2}(\d{4})$/i.exec(value);
  if (worded !== null && (month || worded[1] !== undefined))
    return parts(
      worded[3],
      String(months.findIndex((name) => name.startsWith(worded[2]?.toLowerCase() ?? '')) + 1),
      worded[1],
    );
  const alone = month ? /^(?:(\d{1,2})[/-](\d{4})|(\d{4})-(\d{1,2}))$/.exec(value) : null;
  return alone === null ? value.slice(0, 10) : parts(alone[2] ?? alone[3], alone[1] ?? alone[4]);
};
