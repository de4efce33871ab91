import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import type { LoadedPicture } from '../../../runtime/media/load-picture';
import type { FlatColors } from '../../../runtime/template/flat-colors';
import { type SocialPictureView, socialSize } from './social-picture';
import { face, SocialPictureDrawing } from './social-picture-drawing';

/** A typeface in its two weights, as WOFF. */
export interface SocialFont {
  readonly medium: Uint8Array;
  readonly bold: Uint8Array;
}

/** Bytes that every network takes. */
export const mostBytes = 300_000;
/** JPEG qualities, tried from the best: a busy photo may need less to stay small. */
const qualities = [86, 76, 66, 54, 40] as const;

const addressOf = ({ data, format }: LoadedPicture): string =>
  `data:image/${format === 'png' ? 'png' : 'jpeg'};base64,${data.toString('base64')}`;

/** The JPEG of a vehicle, 1200 by 630 and no larger than {@link mostBytes} where the lowest quality allows it. */
export const drawSocialPicture = async (
  view: SocialPictureView,
  {
    picture,
    colors,
    font,
  }: { readonly picture: LoadedPicture | null; readonly colors: FlatColors; readonly font: SocialFont },
): Promise<Buffer> => {
  const drawn = new ImageResponse(
    <SocialPictureDrawing view={view} source={picture === null ? null : addressOf(picture)} colors={colors} />,
    {
      ...socialSize,
      fonts: [
        { name: face, data: Buffer.from(font.medium), weight: 500, style: 'normal' },
        { name: face, data: Buffer.from(font.bold), weight: 700, style: 'normal' },
      ],
    },
  );
  const drawing = sharp(Buffer.from(await drawn.arrayBuffer()));
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await drawing.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.byteLength <= mostBytes) break;
  }
  return file;
};
