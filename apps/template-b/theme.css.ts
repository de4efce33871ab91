import { applyTheme } from '@forecourt/ui/css';
import { marque } from '@forecourt/ui/themes';

applyTheme(marque);
