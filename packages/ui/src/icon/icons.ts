import * as arrowDownIcon from 'lucide-react/icons/arrow-down';
import * as arrowLeftIcon from 'lucide-react/icons/arrow-left';
import * as arrowRightIcon from 'lucide-react/icons/arrow-right';
import * as arrowUpIcon from 'lucide-react/icons/arrow-up';
import * as arrowUpDownIcon from 'lucide-react/icons/arrow-up-down';
import * as busIcon from 'lucide-react/icons/bus';
import * as calendarIcon from 'lucide-react/icons/calendar';
import * as cameraIcon from 'lucide-react/icons/camera';
import * as carIcon from 'lucide-react/icons/car';
import * as carFrontIcon from 'lucide-react/icons/car-front';
import * as caravanIcon from 'lucide-react/icons/caravan';
import * as checkIcon from 'lucide-react/icons/check';
import * as chevronDownIcon from 'lucide-react/icons/chevron-down';
import * as chevronLeftIcon from 'lucide-react/icons/chevron-left';
import * as chevronRightIcon from 'lucide-react/icons/chevron-right';
import * as circleCheckIcon from 'lucide-react/icons/circle-check';
import * as circleExclamationPointIcon from 'lucide-react/icons/circle-exclamation-point';
import * as clockIcon from 'lucide-react/icons/clock';
import * as copyIcon from 'lucide-react/icons/copy';
import * as expandIcon from 'lucide-react/icons/expand';
import * as externalLinkIcon from 'lucide-react/icons/external-link';
import * as fuelIcon from 'lucide-react/icons/fuel';
import * as hashIcon from 'lucide-react/icons/hash';
import * as heartIcon from 'lucide-react/icons/heart';
import * as imagesIcon from 'lucide-react/icons/images';
import * as infoIcon from 'lucide-react/icons/info';
import * as keyRoundIcon from 'lucide-react/icons/key-round';
import * as linkIcon from 'lucide-react/icons/link';
import * as lockIcon from 'lucide-react/icons/lock';
import * as mapPinIcon from 'lucide-react/icons/map-pin';
import * as menuIcon from 'lucide-react/icons/menu';
import * as navigationIcon from 'lucide-react/icons/navigation';
import * as pauseIcon from 'lucide-react/icons/pause';
import * as phoneIcon from 'lucide-react/icons/phone';
import * as playIcon from 'lucide-react/icons/play';
import * as printerIcon from 'lucide-react/icons/printer';
import * as rotate3dIcon from 'lucide-react/icons/rotate-3d';
import * as scaleIcon from 'lucide-react/icons/scale';
import * as searchIcon from 'lucide-react/icons/search';
import * as share2Icon from 'lucide-react/icons/share-2';
import * as shieldCheckIcon from 'lucide-react/icons/shield-check';
import * as slidersHorizontalIcon from 'lucide-react/icons/sliders-horizontal';
import * as sparklesIcon from 'lucide-react/icons/sparkles';
import * as starIcon from 'lucide-react/icons/star';
import * as tagIcon from 'lucide-react/icons/tag';
import * as triangleExclamationPointIcon from 'lucide-react/icons/triangle-exclamation-point';
import * as truckIcon from 'lucide-react/icons/truck';
import * as userIcon from 'lucide-react/icons/user';
import * as xIcon from 'lucide-react/icons/x';
import * as zapIcon from 'lucide-react/icons/zap';
import * as zoomInIcon from 'lucide-react/icons/zoom-in';
import * as zoomOutIcon from 'lucide-react/icons/zoom-out';

/** One shape of an icon: the SVG element and its attributes on a 24 by 24 grid. */
export type IconShape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/**
 * The shapes behind a Lucide icon. Its components are client components; the shapes alone render on the server. They are
 * not part of Lucide's typed face, so the version is pinned and a test checks every icon. The build of the package puts the
 * shapes themselves in the place of the imports (`icon-shapes.ts`).
 */
const shapesOf = (icon: object): readonly IconShape[] =>
  (icon as { readonly __iconData: { readonly node: readonly IconShape[] } }).__iconData.node;

/** The icons in use, by Lucide's names. Add one here when a component needs it. */
export const icons = {
  'arrow-down': shapesOf(arrowDownIcon),
  'arrow-left': shapesOf(arrowLeftIcon),
  'arrow-right': shapesOf(arrowRightIcon),
  'arrow-up': shapesOf(arrowUpIcon),
  'arrow-up-down': shapesOf(arrowUpDownIcon),
  bus: shapesOf(busIcon),
  calendar: shapesOf(calendarIcon),
  camera: shapesOf(cameraIcon),
  car: shapesOf(carIcon),
  'car-front': shapesOf(carFrontIcon),
  caravan: shapesOf(caravanIcon),
  check: shapesOf(checkIcon),
  'chevron-down': shapesOf(chevronDownIcon),
  'chevron-left': shapesOf(chevronLeftIcon),
  'chevron-right': shapesOf(chevronRightIcon),
  'circle-exclamation-point': shapesOf(circleExclamationPointIcon),
  'circle-check': shapesOf(circleCheckIcon),
  clock: shapesOf(clockIcon),
  copy: shapesOf(copyIcon),
  expand: shapesOf(expandIcon),
  'external-link': shapesOf(externalLinkIcon),
  fuel: shapesOf(fuelIcon),
  hash: shapesOf(hashIcon),
  heart: shapesOf(heartIcon),
  images: shapesOf(imagesIcon),
  info: shapesOf(infoIcon),
  'key-round': shapesOf(keyRoundIcon),
  link: shapesOf(linkIcon),
  lock: shapesOf(lockIcon),
  'map-pin': shapesOf(mapPinIcon),
  menu: shapesOf(menuIcon),
  navigation: shapesOf(navigationIcon),
  pause: shapesOf(pauseIcon),
  phone: shapesOf(phoneIcon),
  play: shapesOf(playIcon),
  printer: shapesOf(printerIcon),
  'rotate-3d': shapesOf(rotate3dIcon),
  scale: shapesOf(scaleIcon),
  search: shapesOf(searchIcon),
  'share-2': shapesOf(share2Icon),
  'shield-check': shapesOf(shieldCheckIcon),
  'sliders-horizontal': shapesOf(slidersHorizontalIcon),
  sparkles: shapesOf(sparklesIcon),
  star: shapesOf(starIcon),
  tag: shapesOf(tagIcon),
  'triangle-exclamation-point': shapesOf(triangleExclamationPointIcon),
  truck: shapesOf(truckIcon),
  user: shapesOf(userIcon),
  x: shapesOf(xIcon),
  zap: shapesOf(zapIcon),
  'zoom-in': shapesOf(zoomInIcon),
  'zoom-out': shapesOf(zoomOutIcon),
} as const satisfies Record<string, readonly IconShape[]>;

export type IconName = keyof typeof icons;
