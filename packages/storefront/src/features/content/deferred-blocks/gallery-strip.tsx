'use client';

export { PictureStrip } from '@forecourt/ui/picture-strip';
