import { applyTheme } from '../src/theme/apply-theme';
import { themes } from '../src/themes';

applyTheme(themes.metro, '[data-theme="metro"]');
applyTheme(themes.marque, '[data-theme="marque"]');
applyTheme(themes.yard, '[data-theme="yard"]');
