export { VideoFrame, type VideoFrameProps } from './video-frame';
export { type VideoSource, videoSourceOf } from './video-source';
