import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/instrument-sans/wdth.css';
import '@fontsource-variable/mona-sans/wdth.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import '../src/theme/base.css';
import { themes } from '../src/themes';
import './themes.css';

/** The theme sits on the root element, as in a template, so that dialogs and the page's ground wear it too. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = String(globals.theme);
  document.documentElement.lang = 'en-AU';
  return <Story />;
};

const preview: Preview = {
  decorators: [withTheme],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme of the template',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: Object.keys(themes).map((name) => ({
          value: name,
          title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'metro' },
  parameters: {
    a11y: { test: 'error' },
    options: { storySort: { order: ['Foundation', 'Layout', 'Controls', 'Fields', 'Content', 'Overlays', 'Vehicle'] } },
  },
};

export default preview;
