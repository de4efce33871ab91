import { type ConformanceCheck, noFaults } from './check';
import { sitemapPaths } from './sitemap';

const axeFindsNothing: ConformanceCheck = {
  says: 'axe finds nothing on home, results, contact, a vehicle and its form, nor on pages of the template’s own',
  run: async (subject) => {
    const { axe } = subject;
    if (typeof axe !== 'function') return axe;
    const [vehicle] = await sitemapPaths(subject, 'vehicles');
    const paths = ['/', '/search', '/contact', ...(vehicle === undefined ? [] : [vehicle, `${vehicle}/enquire`])];
    const faults: string[] = [];
    for (const path of [...paths, ...subject.own.map((name) => `/${name}`)]) faults.push(...(await axe(path)));
    return noFaults(faults);
  },
};

/** What only a browser can tell. */
export const accessChecks: readonly ConformanceCheck[] = [axeFindsNothing];
