import { classNames } from '../class-names/class-names';
import * as styles from './vehicle-profile.css';

type Drawing = {
  /** Body, windows and everything else that is not a wheel, on a 96 by 40 grid. */
  readonly lines: readonly string[];
  /** Wheels: centre from the left, centre from the top, radius. */
  readonly wheels: readonly (readonly [x: number, y: number, radius: number])[];
};

/** Side views in a few lines. The ground stands at 36.5 in all of them, so that they line up in a row. */
const drawings = {
  hatch: {
    lines: [
      'M18.5 31H10V25q0-3 4-4l14-2 12-8q2-1.5 5-1.5h22q3 0 6 3l8 7q4 1 4 4.5V31h-6M32 31h35',
      'M33 19l10-6.500h10V19zM57 19v-6.500h10l6 6.500z',
    ],
    wheels: [
      [25, 31, 5.5],
      [73.5, 31, 5.5],
    ],
  },
  sedan: {
    lines: [
      'M17.5 31H9V26q0-3 4-4l15-2.500 12-8q2-1.5 5-1.5h15q4 0 7 2.500l9 6.500 10 1q3 .5 3 4V31h-8M31 31h37',
      'M33 19.500l10-6.500h8v6.500zM55 19.500V13h7l9 6.500z',
    ],
    wheels: [
      [24.5, 31, 5.5],
      [75, 31, 5.5],
    ],
  },
  wagon: {
    lines: [
      'M17.5 31H9V25.500q0-3 4-4l14-2.500 11-7.500q2-1.5 5-1.5h33q4 0 5.500 3l4 7.500q1.500 2 1.500 5V31h-6M31 31h36',
      'M33 18.500l9-6h8v6zM54 18.500v-6h11v6zM69 18.500v-6h6.500l3.500 6z',
    ],
    wheels: [
      [24.5, 31, 5.5],
      [73.5, 31, 5.5],
    ],
  },
  suv: {
    lines: [
      'M17.5 31H9V23q0-3 4-4l14-2 10-8q2-1.5 5-1.5h32q4 0 6 3l5 9q2 2 2 5V31h-6M31 31h36',
      'M32 17l8-6h11v6zM55 17v-6h10v6zM69 17v-6h6l4 6z',
    ],
    wheels: [
      [24.5, 30.5, 6.5],
      [73.5, 30.5, 6.5],
    ],
  },
  coupe: {
    lines: [
      'M17.5 31H8V26.500q0-3 4-4l16-2.500 12-6.500q3-1.500 7-1.500h10q5 0 9 2.500l8 5 12 1.500q3 .5 3 4V31h-7M31 31h37',
      'M35 20l9-5h10v5zM58 20v-5h3q4 0 7 2l5 3z',
    ],
    wheels: [
      [24.5, 31, 5.5],
      [75, 31, 5.5],
    ],
  },
  convertible: {
    lines: [
      'M17.5 31H8V26.500q0-3 4-4l17-2.500h46l11 1.500q3 .5 3 4V31h-7M31 31h37',
      'M32 20l9-7M52 20q1-4 5-4M66 20q1-3 4-3',
    ],
    wheels: [
      [24.5, 31, 5.5],
      [75, 31, 5.5],
    ],
  },
  ute: {
    lines: [
      'M16.5 31H8V22q0-3 4-4l14-2 9-7.500q2-1 5-1h15q3 0 4 2.500l3 7h27V30l-4 1h-4M30 31h39M62 17v9',
      'M31 16l7-5h8v5zM49.500 16v-5h6l2.500 5z',
    ],
    wheels: [
      [23.5, 30.5, 6.5],
      [76, 30.5, 6.5],
    ],
  },
  van: {
    lines: [
      'M16.5 31H8V24q0-2 2-4l9-12q1.5-2 4-2h61q4 0 4 4V31h-8M30 31h38M60 6v22',
      'M16 18l7-8h10v8zM37 18v-8h18v8z',
    ],
    wheels: [
      [23.5, 31, 5.5],
      [74, 31, 5.5],
    ],
  },
  bus: {
    lines: [
      'M15.500 31H7V10q0-4 4-4h74q4 0 4 4V31h-8M29 31h38M7 21h82',
      'M11 17v-7h10v7zM26 17v-7h14v7zM44 17v-7h14v7zM62 17v-7h14v7zM80 17v-7h5v7z',
    ],
    wheels: [
      [22, 31, 5.5],
      [74, 31, 5.5],
    ],
  },
  truck: {
    lines: ['M13.5 31H7V14q0-3 2-4l2-1h14q2 0 2 2v20M28 31h40M27 27h4M80 31h9V5H31v23h38', 'M10 18v-5h10v5z'],
    wheels: [
      [20, 31, 5.5],
      [74.5, 31, 5.5],
    ],
  },
  motorcycle: {
    lines: ['M24 31l11-17M33 11h8M35 14l8-1q10-4 17 2l15-1-5 5H56l-8 8h-9l-4-11M53 27l21 4M62 19l12 12'],
    wheels: [
      [24, 29, 7.5],
      [74, 29, 7.5],
    ],
  },
  caravan: {
    lines: ['M2 31h14l3-5M46 31H16V14q0-7 8-7h60q6 0 6 6v18H74', 'M22 19v-6h14v6zM66 19v-6h14v6zM46 27V11h11v16'],
    wheels: [
      [54, 31, 5],
      [66, 31, 5],
    ],
  },
} as const satisfies Record<string, Drawing>;

/** The side views there are; a name of a drawing, not of a body type. */
export type VehicleShape = keyof typeof drawings;

export const vehicleShapes = Object.keys(drawings) as readonly VehicleShape[];

/** A vehicle from the side in a few lines, in the colour of the text around it. Decoration: words stand beside it. */
export const VehicleProfile = ({ shape, className }: { readonly shape: VehicleShape; readonly className?: string }) => {
  const { lines, wheels } = drawings[shape];
  return (
    <svg viewBox="0 0 96 40" aria-hidden="true" className={classNames(styles.profile, className)}>
      <path d={lines.join('')} />
      {wheels.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
};
