import type { ComponentPropsWithRef } from 'react';

/** What the injected link receives: an anchor whose `href` is always there. */
export type UiLinkElementProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  readonly href: string;
  /** `false` keeps the framework from fetching the page ahead. */
  readonly prefetch?: boolean;
};

/** What the injected image receives. `width` and `height` are the picture's own pixels: they hold its place. */
export type UiImageElementProps = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly sizes?: string;
  /** Fetch at once: the one picture that decides the largest paint. */
  readonly priority?: boolean;
  /**
   * `low`: small pictures near a large one, which must not share its line. `high`: before them. `auto`: as browsers see
   * fit, with `priority` at once, after the picture that decides the largest paint.
   */
  readonly fetchPriority?: 'low' | 'auto' | 'high' | undefined;
  readonly className?: string;
};
