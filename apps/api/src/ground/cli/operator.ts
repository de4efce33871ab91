import { userInfo } from 'node:os';

/** The user of the machine, who has no name in some containers. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
};

/**
 * Who is named in a history where nobody says: the person behind `sudo`, else the user of the machine. `root` is
 * nobody's name: containers run as it, and a history that says so names nobody.
 */
export const operatorName = (user: string, sudoUser: string | undefined): string => {
  const name = sudoUser?.trim() || user;
  return name === 'root' ? 'an operator' : name;
};

/** Who is named in a history where nobody says. */
export const operator = operatorName(userName(), process.env.SUDO_USER);
