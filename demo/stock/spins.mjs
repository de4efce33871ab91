// The 360 degree views that demo stock wears, with the points of interest that their pictures show.

/** Degrees between two frames of a spin. */
const step = 10;
const frames = 360 / step;

/**
 * Where a feature is seen on a spin: `[degrees, x, y]` at some angles of the turn, x and y in per cent of the picture.
 * Between two of them it moves evenly; before the first and after the last it is out of sight.
 * @typedef {readonly (readonly [number, number, number])[]} Track
 */

/** @type {Record<string, {feature: string, description: string, track: Track}[]>} */
const outside = {
  'mid-suv/blue': [
    {
      feature: 'LED headlights',
      description: 'LED headlights.',
      track: [
        [340, 79, 60],
        [350, 72, 59],
        [360, 64, 59],
        [370, 60, 59],
        [380, 47, 60],
        [390, 39, 59],
        [410, 25, 59],
      ],
    },
    {
      feature: 'Alloy wheels',
      description: 'Alloy wheels.',
      track: [
        [20, 57, 73],
        [30, 52, 73],
        [50, 39, 71],
        [70, 30, 69],
        [90, 23, 67],
      ],
    },
    {
      feature: 'Power tailgate',
      description: 'Power tailgate.',
      track: [
        [150, 75, 54],
        [160, 67, 54],
        [180, 50, 54],
        [200, 33, 54],
        [210, 25, 54],
      ],
    },
  ],
  'dual-cab-ute/white': [
    {
      feature: 'Alloy wheels',
      description: 'Alloy wheels.',
      track: [
        [40, 42, 69],
        [60, 30, 67],
        [80, 22, 65],
        [100, 19, 65],
      ],
    },
    {
      feature: 'Sports bar',
      description: 'Sports bar.',
      track: [
        [60, 75, 36],
        [80, 70, 35],
        [100, 70, 35],
        [120, 71, 37],
      ],
    },
    {
      feature: 'Tub liner',
      description: 'Tub with a liner.',
      track: [
        [140, 70, 44],
        [160, 63, 44],
        [180, 50, 44],
        [200, 36, 44],
        [220, 27, 44],
      ],
    },
    {
      feature: 'Tow bar',
      description: 'Tow bar.',
      track: [
        [160, 73, 70],
        [180, 50, 70],
        [200, 32, 70],
      ],
    },
  ],
};

/** Points of the cabin, in per cent of the panorama. */
const inside = [
  { feature: 'Apple CarPlay', description: 'Centre screen with Apple CarPlay and Android Auto.', x: 50, y: 54 },
  { feature: 'Adaptive cruise control', description: 'Adaptive cruise control, set from the wheel.', x: 59, y: 56 },
  { feature: 'Leather-accented seats', description: 'Leather-accented seats.', x: 15, y: 66 },
];

/** A track at every frame between its ends. */
const positionsOf = (/** @type {Track} */ track) =>
  track.slice(1).flatMap(([toAngle, toX, toY], index) => {
    const [fromAngle, fromX, fromY] = track[index];
    const steps = (toAngle - fromAngle) / step;
    // The last point closes the track; every other one begins the next stretch.
    const count = index === track.length - 2 ? steps + 1 : steps;
    return Array.from({ length: count }, (_, at) => ({
      activeAngle: (fromAngle + at * step) % 360,
      posX: Math.round(fromX + ((toX - fromX) * at) / steps),
      posY: Math.round(fromY + ((toY - fromY) * at) / steps),
    }));
  });

/**
 * The spin columns of a row of the canonical feed; empty where there is no spin of its picture. Points name only what
 * the vehicle's features list.
 * @param {{picture: string, colour: string, features: readonly string[]}} vehicle
 */
export function spinOf({ picture, colour, features }) {
  const points = outside[`${picture}/${colour}`];
  if (points === undefined) return {};
  const hotspots = [
    ...points.map(({ feature, description, track }) => ({
      feature,
      spot: { description, exterior: positionsOf(track), interior: [] },
    })),
    ...inside.map(({ feature, description, x, y }) => ({
      feature,
      spot: { description, exterior: [], interior: [{ activeAngle: 0, posX: x, posY: y }] },
    })),
  ]
    .filter(({ feature }) => features.includes(feature))
    .map(({ spot }, index) => ({ id: String(index + 1), anchors: [], ...spot }));
  return {
    spin_images: Array.from(
      { length: frames },
      (_, frame) => `spins/${picture}/${String(frame).padStart(2, '0')}.webp`,
    ).join('|'),
    spin_interior_image: 'interiors/family-panorama.webp',
    ...(hotspots.length === 0 ? {} : { hotspots: JSON.stringify(hotspots) }),
  };
}
