import type { ThemeColors } from '@forecourt/ui/themes';
import type { TemplateParts } from './template-parts';

/** One version of a template that an installation has. */
export interface TemplateVersion {
  /** In site documents. */
  readonly name: string;
  /** As people call it, e.g. `Metro`. */
  readonly title: string;
  /** Of its package, `1.2.3` or `1.2.3-beta.1`. */
  readonly version: string;
  /** Whether sites get it that name the template and no version. One version of each name is. */
  readonly isCurrent: boolean;
  /**
   * Whether it comes with the installation and changes with its releases, so that no site can keep to a version of it;
   * otherwise it was registered and stays until somebody takes it away.
   */
  readonly isBuiltIn: boolean;
}

/** A version of a template with what site documents are judged by. */
export interface RegisteredTemplate extends TemplateVersion {
  /** Brands must be readable in its colours. */
  readonly theme: ThemeColors;
  /** What it has of its own; nothing when left out. */
  readonly parts?: TemplateParts;
}
