import { themes } from '../src/themes';
import { dressDocument, type Globals, themeName } from './dress';
import { mayDiffer, type QuickLook, quickLook } from './quick-look';

/** The theme in which a story is played, and every rule of axe is tried. */
const wholeTheme = 'metro';

/** What the look of a theme can break. The rest reads names, roles and structure, which no theme changes. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** The context of a story, as much of it as is read here. */
interface StoryContext {
  readonly globals: Globals;
  readonly parameters: Record<string, unknown>;
  readonly title: string;
  readonly viewMode: string;
}

/** The parameter of the accessibility addon, as much of it as is read here. */
interface AxeParameter {
  readonly config?: { readonly rules?: readonly { readonly id?: string; readonly enabled?: boolean }[] };
  readonly options?: object;
}

/** A few words by which a person finds an element: its tag, its class and how its text begins. */
const nameOf = (element: Element): string => {
  const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${text}"`;
};

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

/** Elements whose own text is cut off at the side, apart from text that ends in an ellipsis or is for readers of screens alone. */
const cutTexts = (): ReadonlySet<Element> =>
  new Set(
    [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      if (element.clientWidth < 8 || element.scrollWidth <= element.clientWidth + 1 || !hasOwnText(element))
        return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      return (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis';
    }),
  );

/** Pixels by which the page is wider than its window; 0 where it fits. */
const overflow = (): number => Math.max(0, document.documentElement.scrollWidth - window.innerWidth);

const canBeFocused = 'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select, textarea';

/** The first element that takes the keyboard's focus, of those that show. */
const firstControl = (): HTMLElement | undefined =>
  [...document.body.querySelectorAll<HTMLElement>(canBeFocused)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 8 && height > 8 && element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true });
  });

const labelOf = (control: HTMLElement): HTMLLabelElement | undefined =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLButtonElement
    ? control.labels?.[0]
    : undefined;

/** Whether the focused element, or what stands around it, shows that it is focused. */
const showsFocus = (control: HTMLElement): boolean => {
  const around = [control, control.parentElement, control.nextElementSibling, labelOf(control)];
  return around.some((element) => {
    if (!(element instanceof HTMLElement)) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
};

/** Changes of colour and place that a new theme sets off are brought to their end; what repeats for ever goes on. */
const endTransitions = (): void => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
};

interface Look {
  readonly overflow: number;
  readonly cut: ReadonlySet<Element>;
  readonly quick: QuickLook;
}

/** The faults of what stands in the frame under the rules of axe that read the look. */
const faultsOfLook = async (a11y: AxeParameter | undefined): Promise<readonly string[]> => {
  const { default: axe } = await import('axe-core');
  const off = (a11y?.config?.rules ?? []).flatMap(({ id, enabled }) => (enabled === false ? [id] : []));
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    {
      ...a11y?.options,
      resultTypes: ['violations'],
      runOnly: rulesOfLook.filter((rule) => !off.includes(rule)),
      rules: { 'target-size': { enabled: !off.includes('target-size') } },
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
};

/**
 * After a story was played in the first theme: puts the other themes on what then stands there, and finds what only a
 * theme can change: contrast and size of targets, a page that became wider than its window, text that is cut off, focus
 * that no longer shows. Composed pages and foundations are drawn otherwise in each theme: the run plays them in each by
 * themselves (vitest.config.ts). Only in a test run.
 * @throws {Error} with each fault and its theme
 */
export const lookInOtherThemes = async ({ globals, parameters, title, viewMode }: StoryContext): Promise<void> => {
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story' || themeName(globals) !== wholeTheme) return;
  if (title === 'Start' || title.startsWith('Pages/') || title.startsWith('Foundation/')) return;
  const a11y = parameters.a11y as (AxeParameter & { readonly test?: string; readonly disable?: boolean }) | undefined;
  const readsLook = a11y?.disable !== true && a11y?.test !== 'off';
  const first: Look = { overflow: overflow(), cut: cutTexts(), quick: quickLook() };
  const faults: string[] = [];
  const others = Object.keys(themes).filter((theme) => theme !== wholeTheme);
  try {
    for (const theme of others) {
      dressDocument({ ...globals, theme });
      await document.fonts.ready;
      endTransitions();
      if (first.overflow === 0 && overflow() > 0)
        faults.push(`${theme}: the page is ${overflow()} px wider than its window`);
      for (const element of cutTexts()) {
        if (!first.cut.has(element)) faults.push(`${theme}: the text of ${nameOf(element)} is cut off`);
      }
      // axe is the judge; it takes long, so it is asked where something may have become worse.
      if (readsLook && mayDiffer(first.quick, quickLook()))
        faults.push(...(await faultsOfLook(a11y)).map((fault) => `${theme}: ${fault}`));
    }
    // Last of all: to move the focus can close what a story has opened.
    const control = firstControl();
    control?.focus({ preventScroll: true });
    if (control?.matches(':focus-visible')) {
      dressDocument(globals);
      const shownFirst = showsFocus(control);
      for (const theme of shownFirst ? others : []) {
        dressDocument({ ...globals, theme });
        endTransitions();
        if (!showsFocus(control)) faults.push(`${theme}: nothing shows that ${nameOf(control)} is focused`);
      }
    }
  } finally {
    dressDocument(globals);
  }
  if (faults.length > 0) throw new Error(`In another theme than ${wholeTheme}:\n${faults.join('\n')}`);
};
