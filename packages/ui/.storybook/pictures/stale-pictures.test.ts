import { describe, expect, it } from 'vitest';
import { readPictureParameters } from './picture-parameters';
import { findStalePictures, type StoryFileRun } from './stale-pictures';

const buttons: StoryFileRun = { theme: 'metro', stories: ['controls-button--primary'], whole: true };
const home: StoryFileRun = { theme: 'metro', stories: ['pages-home--home'], whole: true };

describe('findStalePictures', () => {
  it('names the picture of a story that its file has no more', () => {
    const baselines = ['metro/controls-button--primary', 'metro/controls-button--gone'];
    expect(findStalePictures(baselines, [buttons], false)).toEqual(['metro/controls-button--gone']);
  });

  it('knows one story at several widths', () => {
    const baselines = ['metro/pages-home--home-390', 'metro/pages-home--home-1440', 'metro/pages-home--old-820'];
    expect(findStalePictures(baselines, [home], false)).toEqual(['metro/pages-home--old-820']);
  });

  it('judges files that were not run only after a complete run, and other themes never', () => {
    const baselines = ['metro/controls-chip--one', 'yard/controls-chip--one'];
    expect(findStalePictures(baselines, [buttons], false)).toEqual([]);
    expect(findStalePictures(baselines, [buttons], true)).toEqual(['metro/controls-chip--one']);
  });

  it('leaves a file alone of which only some stories were run', () => {
    expect(findStalePictures(['metro/controls-button--other'], [{ ...buttons, whole: false }], false)).toEqual([]);
  });
});

describe('readPictureParameters', () => {
  it('reads widths and reasons, and nothing where there is nothing', () => {
    expect(readPictureParameters({})).toEqual({});
    expect(readPictureParameters(undefined)).toEqual({});
    expect(readPictureParameters({ pictures: { widths: [390] } })).toEqual({ widths: [390] });
  });

  it.each([[true], [{ without: '' }], [{ without: 'flaky' }], [{ widths: ['390'] }]])('refuses %j', (pictures) => {
    expect(() => readPictureParameters({ pictures })).toThrow(/pictures/);
  });
});
