import { applyTheme } from '@forecourt/ui/css';
import { yard } from '@forecourt/ui/themes';

applyTheme(yard);
