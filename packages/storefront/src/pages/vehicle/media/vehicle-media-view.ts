import type { PublicSite } from '@forecourt/config/public-site';
import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import type { SpinHotspot } from '@forecourt/ui/spin-viewer';
import type { StageTone } from '@forecourt/ui/stage';
import { stageTone } from '../../../features/vehicle/card/stage-tone';

/** A point of the cabin: per cent of the panorama from its left and upper edge. */
export interface CabinHotspot {
  readonly id: string;
  readonly description: string;
  readonly x: number;
  readonly y: number;
}

/** What there is to see of a vehicle besides its pictures, as plain data. */
export interface VehicleMediaView {
  /** What the page starts with where there is a spin (GALL-02). */
  readonly defaultView: 'spinner' | 'gallery';
  readonly spin:
    | {
        readonly label: string;
        readonly alt: string;
        readonly frames: readonly string[];
        readonly fit: 'contain' | 'cover';
        readonly tone: StageTone;
        readonly hotspots: readonly SpinHotspot[];
      }
    | undefined;
  /** Where another company shows its spin: of a vehicle without frames of its own. */
  readonly spinElsewhere: { readonly title: string; readonly href: string } | undefined;
  readonly interior:
    | {
        readonly label: string;
        readonly alt: string;
        readonly src: string;
        readonly hotspots: readonly CabinHotspot[];
      }
    | undefined;
  readonly video: { readonly title: string; readonly addresses: readonly string[] } | undefined;
}

type Hotspot = Vehicle['hotspots'][number];

const turn = 360;

/** Degrees between two angles the short way round. */
const apart = (one: number, other: number): number => {
  const away = Math.abs(one - other) % turn;
  return Math.min(away, turn - away);
};

/**
 * Where a note is seen on a spin of so many frames. `activeAngle` counts degrees of the turn from the first frame; a
 * position belongs to the frame nearest to it, and a frame shows the nearest of its positions. Source: SPIN-02.
 */
export const framesOf = (positions: Hotspot['exterior'], count: number): SpinHotspot['positions'] => {
  const step = turn / count;
  const nearest = new Map<number, Hotspot['exterior'][number]>();
  for (const position of positions) {
    const angle = ((position.activeAngle % turn) + turn) % turn;
    const frame = Math.round(angle / step) % count;
    const held = nearest.get(frame);
    const distance = (at: number) => apart(at, frame * step);
    if (held === undefined || distance(angle) < distance(held.activeAngle)) nearest.set(frame, position);
  }
  return [...nearest].map(([frame, { posX, posY }]) => ({ frame, x: posX, y: posY }));
};

type SpinSite = Pick<PublicSite, 'flags' | 'viewer'>;

/** The spin that another company keeps of a vehicle under its `spin_code`; undefined where the site names no such company. */
const spinElsewhereOf = (
  { flags, viewer }: SpinSite,
  { spin_code }: Pick<Vehicle, 'spin_code'>,
  title: string,
): VehicleMediaView['spinElsewhere'] => {
  const code = spin_code?.trim() ?? '';
  return !flags.spin || viewer.spinPlayer === null || code === ''
    ? undefined
    : { title, href: viewer.spinPlayer.replaceAll('{code}', encodeURIComponent(code)) };
};

/**
 * Spin, interior and video of a vehicle, null where it has pictures alone: what a site does not show (`flags.spin`),
 * stand-ins for pictures, and everything but the pictures of what is sold are left out. Source: GALL-01, GALL-02,
 * SPIN-01 to SPIN-03, SITE-04.
 */
export const vehicleMediaView = (
  site: SpinSite,
  vehicle: Pick<
    Vehicle,
    | 'status'
    | 'sold'
    | 'images'
    | 'colour'
    | 'spin_images'
    | 'spin_code'
    | 'spin_interior_image'
    | 'hotspots'
    | 'video_url'
    | 'external_video_url'
  >,
  heading: string,
): VehicleMediaView | null => {
  if (!isAvailable(vehicle)) return null;
  const { hotspots, spin_interior_image: cabin } = vehicle;
  const described = [heading, vehicle.colour?.toLowerCase()].filter(Boolean).join(', ');
  // A turn with a gap would leap: one stand-in among the frames, and there is none.
  const frames = site.flags.spin && !vehicle.spin_images.some(isPlaceholderImage) ? vehicle.spin_images : [];
  const spin =
    frames.length === 0
      ? undefined
      : {
          label: `360 degree view of ${heading}`,
          alt: described,
          frames,
          // Taken with the pictures, so cut out like them or not.
          fit: vehicle.images[0]?.cut_out === true ? ('contain' as const) : ('cover' as const),
          tone: stageTone(vehicle.colour),
          hotspots: hotspots.flatMap(({ id, description, exterior }) => {
            const positions = framesOf(exterior, frames.length);
            return positions.length === 0 ? [] : [{ id, description, positions }];
          }),
        };
  const interior =
    !site.flags.spin || cabin === null || isPlaceholderImage(cabin)
      ? undefined
      : {
          label: `Interior of ${heading}`,
          alt: `${heading}, cabin`,
          src: cabin,
          hotspots: hotspots.flatMap(({ id, description, interior: [first] }) =>
            first === undefined ? [] : [{ id, description, x: first.posX, y: first.posY }],
          ),
        };
  const addresses = [vehicle.video_url, vehicle.external_video_url].filter((address) => address !== null);
  const video = addresses.length === 0 ? undefined : { title: `Video of ${heading}`, addresses };
  const spinElsewhere = frames.length > 0 ? undefined : spinElsewhereOf(site, vehicle, `360 degree view of ${heading}`);
  return [spin, spinElsewhere, interior, video].every((medium) => medium === undefined)
    ? null
    : {
        // A way to another company is nothing to start with.
        defaultView: spin === undefined ? 'gallery' : site.viewer.defaultView,
        ...{ spin, spinElsewhere, interior, video },
      };
};
