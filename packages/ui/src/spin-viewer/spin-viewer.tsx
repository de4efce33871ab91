'use client';

import { useState } from 'react';
import { FullScreen } from '../full-screen/full-screen';
import { SpinFace } from './spin-face';
import type { SpinViewerProps } from './spin-viewer-props';

/**
 * A vehicle that can be turned: by drag, scale, key, and by itself until it is touched. The first frame is there at
 * once; the others come when the browser is idle or at the first touch. Heavy beside a picture: load it lazily where
 * it is not the first thing seen. Source: SPIN-01, SPIN-02.
 */
export const SpinViewer = ({ arrangement = 'framed', ...spin }: SpinViewerProps) => {
  const [open, setOpen] = useState(false);
  const [frame, setFrame] = useState(0);
  const [touched, setTouched] = useState(false);
  const hold = { frame, setFrame, touched, setTouched };
  return (
    <>
      <SpinFace {...spin} arrangement={arrangement} hold={hold} onFullScreen={() => setOpen(true)} />
      {open && (
        <FullScreen label={spin.label} onClose={() => setOpen(false)}>
          <SpinFace {...spin} over={undefined} views={undefined} arrangement="screen" hold={hold} />
        </FullScreen>
      )}
    </>
  );
};
