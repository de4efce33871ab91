/** A story file as far as a run went through it. */
export type StoryFileRun = {
  /** The theme whose baselines it is compared with. */
  readonly theme: string;
  /** Names of the pictures of its stories: `controls-button--primary`. */
  readonly stories: readonly string[];
  /** Whether every story of the file was run, so that one that is missing is gone. */
  readonly whole: boolean;
};

const storyOf = (picture: string): string => picture.replace(/-(?:390|820|1440)$/, '');
const titleOf = (story: string): string => story.split('--')[0] ?? story;

/**
 * Baselines, as `<theme>/<picture>`, that no story has any more. Knows about the titles that were run; about all of them
 * where the run was `complete`.
 */
export const findStalePictures = (
  baselines: readonly string[],
  runs: readonly StoryFileRun[],
  complete: boolean,
): readonly string[] => {
  const themes = new Set(runs.map(({ theme }) => theme));
  const stories = new Set(runs.flatMap((run) => run.stories.map((story) => `${run.theme}/${story}`)));
  const partly = new Set(
    runs.filter(({ whole }) => !whole).flatMap((run) => run.stories.map((story) => `${run.theme}/${titleOf(story)}`)),
  );
  const titles = new Set([...stories].map(titleOf));
  return baselines.filter((baseline) => {
    const [theme = ''] = baseline.split('/');
    const story = storyOf(baseline);
    const title = titleOf(story);
    if (!themes.has(theme) || stories.has(story) || stories.has(baseline) || partly.has(title)) return false;
    return complete || titles.has(title);
  });
};
