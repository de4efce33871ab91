import type { ThemeTokens } from '@forecourt/ui/themes';

/** A template that an installation has: its name in site documents, and the theme by which brands are judged. */
export interface RegisteredTemplate {
  readonly name: string;
  /** As people call it, e.g. `Metro`. */
  readonly title: string;
  readonly theme: ThemeTokens;
}
