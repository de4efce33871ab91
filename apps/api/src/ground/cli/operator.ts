import { userInfo } from 'node:os';

/** The user of the machine, who has no name in some containers. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
};

/** Who is named in a history where nobody says. */
export const operator = userName();
