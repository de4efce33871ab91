import type { StoryContext } from '@storybook/react-vite';
import type { Guide } from './guide';

const takesFocus =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** Around what a story adds to set its component in motion. */
const storyControl = '[data-story-control]';

/**
 * After a story was played: a guide that says of a component that no key does anything in it is held to that, so that its
 * table of keys does not leave out a link that came later. What a story itself adds stands in `data-story-control`.
 * @throws {Error} with the first thing that takes the focus, where the guide has no keys
 */
export const keysAreTold = ({ canvasElement, parameters, viewMode }: StoryContext): void => {
  const words = parameters.guide as Guide | undefined;
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story' || words === undefined || words.keyboard.length > 0)
    return;
  const found = [...canvasElement.querySelectorAll(takesFocus)].find(
    (element) => element.closest(storyControl) === null,
  );
  if (found !== undefined)
    throw new Error(`The guide tells of no keys, but this takes the focus: ${found.outerHTML.slice(0, 200)}`);
};
