// @ts-check
import { createServer } from 'node:net';

/**
 * @typedef {object} PortUse
 * @property {string} name what listens there
 * @property {number} port
 * @property {string} variable environment variable that changes it
 * @property {string} example value that would change it
 */

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const isFree = (port, host) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EACCES') reject(new Error(`Port ${port} may not be used by this user.`));
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/**
 * Words for the ports that somebody else uses, with the way out; null when all are free.
 * @param {readonly PortUse[]} uses
 * @param {string} host
 * @returns {Promise<string | null>}
 */
export const describeTakenPorts = async (uses, host) => {
  const lines = [];
  for (const use of uses) {
    if (!(await isFree(use.port, host))) {
      lines.push(
        `Port ${use.port} (${use.name}) is used by another program. End that program, or choose another port: ${use.variable}=${use.example} npm start`,
      );
    }
  }
  return lines.length === 0 ? null : lines.join('\n');
};
