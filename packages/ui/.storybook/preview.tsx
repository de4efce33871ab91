import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/instrument-sans/wdth.css';
import '@fontsource-variable/mona-sans/wdth.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '../src/theme/base.css';
import { themeModes } from './chromatic-modes';
import { dressDocument } from './dress';
import { grounds } from './grounds.css';
import { keysAreTold } from './keys-are-told';
import { wordsLook } from './manager/look';
import { lookInOtherThemes } from './other-themes';
import { argTypesOf, withoutFilledSlots } from './properties/controls';
import './themes.css';
import { globalTypes, initialGlobals, viewports } from './toolbar';

// A busy machine may take long over anything; only what never comes is to fail.
configure({ asyncUtilTimeout: 60_000 });

const isGround = (name: unknown): name is keyof typeof grounds =>
  typeof name === 'string' && Object.hasOwn(grounds, name);

/** Theme and brand sit on the root element, as in a template, so that dialogs and the page's ground wear them too. */
const withToolbar: Decorator = (Story, { globals }) => {
  dressDocument(globals);
  const { ground } = globals;
  if (!isGround(ground)) return <Story />;
  return (
    <div className={grounds[ground]}>
      <Story />
    </div>
  );
};

// Loaded when a page of words is opened: the test run has none.
const LazyDocsPage = lazy(() => import('./docs-page/docs-page'));
const DocsPage = () => (
  <Suspense>
    <LazyDocsPage />
  </Suspense>
);

const preview: Preview = {
  decorators: [withToolbar],
  afterEach: [keysAreTold, lookInOtherThemes],
  argTypesEnhancers: [withoutFilledSlots],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  parameters: {
    // Only faults are read. No rule that is asked for reads stylesheets; one reads films and sounds.
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
        // 24 px, WCAG 2.2: axe leaves it out unless it is named.
        rules: { 'target-size': { enabled: true } },
      },
    },
    chromatic: { modes: themeModes, prefersReducedMotion: 'reduce' },
    docs: { page: DocsPage, extractArgTypes: argTypesOf, theme: wordsLook },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundation',
          ['Colour', 'Brand', 'Type', 'Space', 'Shape', 'Motion', 'Icons', 'Breakpoints and layers'],
          'Pages',
          ['Home', 'Results', 'Vehicle', 'Enquiry'],
          'Layout',
          'Controls',
          'Fields',
          'Content',
          'Overlays',
          'Search',
          'Vehicle',
          'Finance',
          'Account',
          'Page',
        ],
      },
    },
  },
};

export default preview;
