/// <reference types="vite/client" />
import type { PanoramaHotspot } from '../src/panorama-viewer/panorama-view';
import type { SpinHotspot } from '../src/spin-viewer/spin-turn';
import interior from '../src/stories-assets/interior-panorama.webp';

const files = import.meta.glob<string>('../src/stories-assets/spin/*.webp', { eager: true, import: 'default' });

/** Eighteen frames of one vehicle, 20 degrees apart, from its front. */
export const sampleSpin = {
  label: '360 degree view of 2023 Toyota RAV4',
  alt: '2023 Toyota RAV4, blue (illustration)',
  frames: Object.entries(files)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, address]) => address),
  width: 520,
  height: 347,
  fit: 'contain',
  tone: 'cool',
  marks: ['Front', 'Side', 'Rear', 'Side', 'Front'],
} as const;

type At = readonly [frame: number, x: number, y: number];
const seen = (...places: readonly At[]) => places.map(([frame, x, y]) => ({ frame, x, y }));

export const sampleHotspots: readonly SpinHotspot[] = [
  {
    id: 'headlights',
    title: 'Adaptive LED headlights',
    description: 'They turn with the wheel and dip for oncoming cars.',
    positions: seen([0, 35, 59], [1, 46, 60], [2, 32, 57], [17, 46, 58]),
  },
  {
    id: 'wheels',
    title: '18 inch alloy wheels',
    description: 'Fitted with new tyres in October 2026, full-size spare under the floor.',
    positions: seen([2, 46, 71], [3, 34, 69], [4, 26, 70], [5, 21, 66]),
  },
  {
    id: 'rails',
    description: 'Roof rails carry 80 kg.',
    positions: seen([1, 62, 27], [2, 65, 28], [3, 67, 28], [4, 70, 28]),
  },
  {
    id: 'tailgate',
    title: 'Hands-free tailgate',
    description: 'Opens to 575 litres. A foot under the bumper is enough.',
    positions: seen([7, 83, 53], [8, 68, 53], [9, 50, 54], [10, 34, 53]),
  },
];

/** A cabin all around, in one equirectangular picture. */
export const samplePanorama = {
  label: 'Interior of 2023 Toyota RAV4',
  alt: '2023 Toyota RAV4, cabin seen from between the front seats (illustration)',
  src: interior,
  width: 3072,
  height: 1536,
} as const;

export const sampleInteriorHotspots: readonly PanoramaHotspot[] = [
  {
    id: 'screen',
    title: '12.3 inch screen',
    description: 'Apple CarPlay and Android Auto without a cable.',
    yaw: 0,
    pitch: -6,
  },
  {
    id: 'wheel',
    title: 'Heated steering wheel',
    description: 'Reach and height adjust by hand.',
    yaw: 34,
    pitch: -20,
  },
  { id: 'seats', description: 'Leather seats, driver memory for two.', yaw: 115, pitch: -25 },
];
