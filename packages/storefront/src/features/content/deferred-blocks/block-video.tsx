'use client';

import { VideoFrame, type VideoFrameProps, videoSourceOf } from '@forecourt/ui/video-frame';

/** A dealer's film, which is not fetched before it is played. */
export const BlockVideo = ({ src, ...frame }: Pick<VideoFrameProps, 'title' | 'poster'> & { readonly src: string }) => (
  <VideoFrame {...frame} source={videoSourceOf(src)} />
);
