import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { look } from './manager/look';
import { markAddress } from './manager/mark';
import { SidebarLabel } from './manager/sidebar-label';
import { ThreeThemes } from './manager/three-themes';

addons.setConfig({
  theme: look,
  // Whole pages, and pages of words, have nothing to set: they get the room of the panel.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (/^(?:start|foundation|pages)-/.test(storyId) ? false : shown),
  },
  sidebar: { showRoots: true, renderLabel: (entry) => createElement(SidebarLabel, { entry }) },
});

for (const icon of document.querySelectorAll('link[rel~="icon"]')) icon.remove();
document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: markAddress }));

addons.register('forecourt/three-themes', () => {
  addons.add('forecourt/three-themes', { type: types.PREVIEW, render: ThreeThemes });
});
