import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';
import type { ComponentProperties } from './property';
import { readProperties } from './read-properties';

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What of a component is asked when its page or its controls are shown (`controls.ts`). */
const statementOf = (component: ComponentProperties): string =>
  `${component.name}.__docgenInfo = ${JSON.stringify({ displayName: component.name, ...component })};`;

/**
 * Hands each component of `src` its table of properties, in its own module, so that a story loads those of its own
 * components alone. The types are read once, when Storybook starts: a property that is added while it runs has its row
 * after the next start.
 */
export const propertiesPlugin = (): PluginOption => {
  let tables: ReturnType<typeof readProperties> | undefined;
  let isTest = false;
  return {
    name: 'component-properties',
    // Before the compiler takes the types and with them the names away.
    enforce: 'pre',
    // A test run shows no tables.
    configResolved({ mode }) {
      isTest = mode === 'test';
    },
    transform(code, id) {
      if (isTest) return null;
      const [path = ''] = id.split('?');
      if (!path.endsWith('.tsx') || !path.startsWith(from('../../src/'))) return null;
      tables ??= readProperties(from('../../tsconfig.json'), from('../../src'));
      const components = tables.get(path);
      return components === undefined
        ? null
        : { code: `${code}\n${components.map(statementOf).join('\n')}`, map: null };
    },
  };
};
