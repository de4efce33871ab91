const shown = '•';

/**
 * A phone number whose last digits are dots: `07 3155 0140` gives `07 3155 ••••`. Spaces and signs stay where they
 * are. Source: SIDE-03.
 */
export const maskPhone = (phone: string, hidden = 4): string => {
  const digits = phone.replace(/\D/g, '').length;
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen += 1;
    return seen > digits - hidden ? shown : digit;
  });
};
