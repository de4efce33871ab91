'use client';

import { useState } from 'react';
import { FullScreen } from '../full-screen/full-screen';
import { PanoramaFace } from './panorama-face';
import type { PanoramaViewerProps } from './panorama-viewer-props';

/**
 * The cabin, to be looked around in from one equirectangular picture: by drag, two fingers, arrow keys and buttons.
 * The flat picture is in the server's HTML and scrolls; it stays where there is no WebGL, or where the picture may
 * not be painted. Load it lazily; the painter comes by itself once it is needed. Source: SPIN-02, SPIN-03.
 */
export const PanoramaViewer = ({ arrangement = 'framed', ...panorama }: PanoramaViewerProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PanoramaFace {...panorama} arrangement={arrangement} onFullScreen={() => setOpen(true)} />
      {open && (
        <FullScreen label={panorama.label} onClose={() => setOpen(false)}>
          <PanoramaFace {...panorama} over={undefined} views={undefined} arrangement="screen" />
        </FullScreen>
      )}
    </>
  );
};
