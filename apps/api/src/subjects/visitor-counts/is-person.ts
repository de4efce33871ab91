import { isBot } from 'isbot';

/** Whether a request comes from a person's browser as far as it says so itself: robots are not counted (VDP-07). */
export const isPerson = (userAgent: string | undefined): boolean => userAgent !== undefined && !isBot(userAgent);
