import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyUse } from '@forecourt/api-contract/service';
import { describe, expect, it } from 'vitest';
import { limitsKey } from '../ground/limits/limits';
import { subjectModules } from './modules';
import { limits, loadErasures, loadJobs, loadTemplates, loadUpkeep, routeGroups } from './rosters';

const twice = (names: readonly string[]) => names.filter((name, place) => names.indexOf(name) !== place);
const subjects = join(import.meta.dirname, '..', 'subjects');

describe('the roster of subjects', () => {
  it('lists the module of every subject that has one, under the name of its folder', () => {
    const withModule = readdirSync(subjects).filter((name) => existsSync(join(subjects, name, 'module.ts')));
    expect(subjectModules.map(({ name }) => name).toSorted()).toEqual(withModule.toSorted());
  });

  it('gives no name twice: of routes, limits, keys, commands, kinds of messages, jobs and upkeep', async () => {
    expect(twice(routeGroups.flatMap(({ paths }) => Object.keys(paths)))).toEqual([]);
    expect(twice(limits.map(({ name }) => name))).toEqual([]);
    const keys = subjectModules.flatMap(({ keys = [] }) => keys.map(({ name }) => name));
    // What services prove themselves by is made of the same secret.
    const uses: readonly KeyUse[] = ['api-proof', 'template-proof', 'bearer'];
    expect(twice([...keys, limitsKey.name, ...uses])).toEqual([]);
    expect(twice(subjectModules.flatMap(({ commands = {} }) => Object.keys(commands)))).toEqual([]);
    expect(twice((await loadJobs()).map(({ name }) => name))).toEqual([]);
    expect(twice((await loadUpkeep()).map(({ name }) => name))).toEqual([]);
    expect([...(await loadTemplates()).keys()]).toContain('lead');
  });

  it('has a limit begin the name of no other, since windows are cleared away by how their keys begin', () => {
    const names = limits.map(({ name }) => `${name}:`);
    expect(names.filter((name) => names.some((other) => other !== name && other.startsWith(name)))).toEqual([]);
  });

  it('holds retention of personal data, and what goes with a lead of photos and applications', async () => {
    expect((await loadUpkeep()).map(({ name }) => name)).toContain('retention');
    expect((await loadErasures()).filter(({ subject }) => subject === 'lead').length).toBeGreaterThanOrEqual(2);
  });
});
