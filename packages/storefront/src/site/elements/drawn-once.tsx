'use client';

import { GivenToasts, useToasts } from '@forecourt/ui/toast';
import { UiProvider } from '@forecourt/ui/ui-provider';
import { type ReactNode, useContext } from 'react';
import { drawHtml } from '#draw-html';
import { PictureQuality, SiteImage } from './site-image';

/**
 * A list item whose content is the same on every page: the server draws it once and puts the HTML in each page after that;
 * the browser takes it over as any other element. The name must tell everything that the content is made of. Content with
 * `useId`, or with a picture that is fetched ahead, is refused: it belongs to one page. Source: decision 0050.
 */
export const DrawnOnce = ({
  name,
  children,
}: {
  /** Everything that the content is made of, as a text; asked on the server alone. */
  readonly name: () => string;
  readonly children: ReactNode;
}) => {
  const quality = useContext(PictureQuality);
  const toasts = useToasts();
  if (drawHtml === null) return <li>{children}</li>;
  // The site's link needs Next's router and is an anchor in HTML, which the design system's own is without it.
  const html = drawHtml(`${quality} ${name()}`, () => (
    <UiProvider Image={SiteImage}>
      <PictureQuality value={quality}>
        <GivenToasts toasts={toasts}>{children}</GivenToasts>
      </PictureQuality>
    </UiProvider>
  ));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it.
  return <li dangerouslySetInnerHTML={{ __html: html }} />;
};
