import { describe, expect, it } from 'vitest';
import { readTemplateSettings } from './template-settings';

const env = (set: Record<string, string> = {}) =>
  ({ FORECOURT_SERVICE_TOKEN: 'a-token-of-sixteen-or-more', ...set }) as unknown as NodeJS.ProcessEnv;

describe('settings of a template app', () => {
  it('keep nothing, warm nothing and drain nothing unless they say so', () => {
    expect(readTemplateSettings(env({ FORECOURT_KEPT_ASSETS: ' ' }))).toMatchObject({
      keptAssets: null,
      warmUp: { seconds: 0, from: null },
      drainSeconds: 0,
      serviceToken: { previous: null },
    });
  });

  it('say where files are kept, and whom a cold process asks', () => {
    const set = { FORECOURT_KEPT_ASSETS: '/assets', FORECOURT_WARM_SECONDS: '20', FORECOURT_WARM_FROM: 'http://a:1/' };
    expect(readTemplateSettings(env(set))).toMatchObject({
      keptAssets: { folder: '/assets', days: 7, builds: 10 },
      warmUp: { seconds: 20, from: 'http://a:1' },
    });
  });

  it('that do not fit are all named, with what they should be', () => {
    const read = () =>
      readTemplateSettings({
        FORECOURT_KEPT_ASSETS: 'assets',
        FORECOURT_WARM_FROM: 'template-a',
      } as unknown as NodeJS.ProcessEnv);
    expect(read).toThrow(/SERVICE_TOKEN: is required[\s\S]*KEPT_ASSETS: must be the absolute[\s\S]*WARM_FROM: must be/);
  });
});
