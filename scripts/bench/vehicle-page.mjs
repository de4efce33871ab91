// @ts-check
import { request } from 'node:http';

/**
 * The path of a vehicle page that the search page of a site links to. Node's fetch may not set Host, so plain http.
 * @param {string} gateway
 * @param {string} host
 * @returns {Promise<string>}
 */
export const findVehiclePage = (gateway, host) =>
  new Promise((resolve, reject) => {
    request(`${gateway}/search`, { headers: { host } }, (response) => {
      let page = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        page += part;
      });
      response.on('end', () => {
        const path = /href="(\/cars\/[a-z0-9-]+)"/.exec(page)?.[1];
        if (path === undefined)
          reject(new Error(`No vehicle is linked from ${gateway}/search of ${host}. Is npm start running?`));
        else resolve(path);
      });
    })
      .on('error', () => reject(new Error(`${gateway} does not answer. Run npm start first.`)))
      .end();
  });
