import { applyTheme } from '@forecourt/ui/css';
import { metro } from '@forecourt/ui/themes';

applyTheme(metro);
