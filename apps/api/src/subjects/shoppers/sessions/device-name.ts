import Bowser from 'bowser';

/** Browser and system by a user agent, in words that its owner knows it by: `Firefox on Android`. */
export const deviceName = (userAgent: string | undefined): string => {
  if (!userAgent) return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name ?? 'Unknown browser';
  return os.name ? `${name} on ${os.name}` : name;
};
