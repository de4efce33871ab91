import { themes } from '@forecourt/ui/themes';
import { describe, expect, it } from 'vitest';
import { brandSchema } from '../site-document/site-document';
import { siteColors } from './site-colors';

describe('siteColors', () => {
  it.each(Object.entries(themes))(
    '[SITE-07] are plain colours under theme %s, and the dealer’s where it has its own',
    (_name, theme) => {
      const plain = siteColors(theme, brandSchema.parse({}));
      for (const value of Object.values(plain)) expect(value).toMatch(/^#[0-9a-f]{6}$/i);
      const own = siteColors(theme, brandSchema.parse({ brand: '#00539b' }));
      expect(own.brand).toBe('#00539b');
      expect(own.page).toBe(plain.page);
    },
  );
});
