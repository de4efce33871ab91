import type { CSSProperties, ReactNode } from 'react';
import type { FlatColors } from '../../../runtime/template/flat-colors';
import { type SocialPictureView, socialSize } from './social-picture';

/** The name under which the typeface is given to the drawing. */
export const face = 'face';

const footHeight = 92;
const wordsWidth = 500;
const pictureBox = { width: socialSize.width - wordsWidth, height: socialSize.height - footHeight } as const;

const row: CSSProperties = { display: 'flex' };
const column: CSSProperties = { display: 'flex', flexDirection: 'column' };
/** At most so many lines, the last with an ellipsis. */
const lines = (count: number): CSSProperties => ({ display: 'block', lineClamp: count });

const Words = ({ view, colors }: { readonly view: SocialPictureView; readonly colors: FlatColors }) => (
  <div
    style={{
      ...column,
      justifyContent: 'space-between',
      width: wordsWidth,
      height: '100%',
      padding: '48px 40px 40px 56px',
    }}
  >
    <div style={column}>
      {view.tag !== undefined && view.price !== null && (
        <div
          style={{
            ...row,
            alignSelf: 'flex-start',
            padding: '6px 14px',
            backgroundColor: colors.text,
            color: '#ffffff',
            fontSize: 22,
            fontWeight: 700,
          }}
        >
          {view.tag}
        </div>
      )}
      <div style={{ ...lines(3), marginTop: 20, fontSize: 52, lineHeight: 1.1, fontWeight: 700 }}>{view.heading}</div>
      {view.subheading !== undefined && (
        <div style={{ ...lines(2), marginTop: 10, fontSize: 28, lineHeight: 1.25, color: colors.quiet }}>
          {view.subheading}
        </div>
      )}
    </div>
    {view.price === null ? (
      <div style={{ ...lines(1), fontSize: 64, lineHeight: 1.1, fontWeight: 700 }}>{view.tag ?? ''}</div>
    ) : (
      <div style={column}>
        <div
          style={{ ...lines(2), fontSize: view.price.figure.length > 12 ? 40 : 64, lineHeight: 1.1, fontWeight: 700 }}
        >
          {view.price.figure}
        </div>
        {view.price.note !== undefined && (
          <div style={{ ...lines(1), marginTop: 4, fontSize: 26, color: colors.quiet }}>{view.price.note}</div>
        )}
      </div>
    )}
  </div>
);

const PictureBox = ({
  view,
  source,
  colors,
}: {
  readonly view: SocialPictureView;
  readonly source: string | null;
  readonly colors: FlatColors;
}): ReactNode => {
  if (source === null) {
    return (
      <div
        style={{
          ...column,
          ...pictureBox,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: colors.stage,
          color: colors.quiet,
        }}
      >
        <div style={{ ...row, width: 120, height: 8, marginBottom: 28, backgroundColor: colors.brand }} />
        <div style={{ fontSize: 34, fontWeight: 700 }}>Photos on the way</div>
      </div>
    );
  }
  const fit = view.image?.fit ?? 'cover';
  const inset = fit === 'contain' ? 24 : 0;
  return (
    <div
      style={{
        ...row,
        ...pictureBox,
        position: 'relative',
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colors.stage,
      }}
    >
      <img
        src={source}
        alt=""
        width={pictureBox.width - 2 * inset}
        height={pictureBox.height - 2 * inset}
        style={{ objectFit: fit }}
      />
      {view.imageNote !== undefined && (
        <div style={{ ...row, position: 'absolute', right: 24, bottom: 16, fontSize: 18, color: colors.quiet }}>
          {view.imageNote}
        </div>
      )}
    </div>
  );
};

/** A vehicle in 1200 by 630: its words at the left, its picture at the right, the dealer under both. */
export const SocialPictureDrawing = ({
  view,
  source,
  colors,
}: {
  readonly view: SocialPictureView;
  /** The vehicle's picture as a `data:` address; null draws the place without one. */
  readonly source: string | null;
  readonly colors: FlatColors;
}) => (
  <div
    style={{
      ...column,
      ...socialSize,
      backgroundColor: '#ffffff',
      color: colors.text,
      fontFamily: face,
      fontWeight: 500,
    }}
  >
    <div style={{ ...row, height: pictureBox.height }}>
      <Words view={view} colors={colors} />
      <PictureBox view={view} source={source} colors={colors} />
    </div>
    <div
      style={{
        ...row,
        height: footHeight,
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 40,
        padding: '0 56px',
        backgroundColor: colors.brand,
        color: colors.onBrand,
      }}
    >
      <div style={{ ...lines(1), flexShrink: 1, fontSize: 32, fontWeight: 700 }}>{view.siteName}</div>
      {view.licence !== undefined && <div style={{ ...row, flexShrink: 0, fontSize: 20 }}>{view.licence}</div>}
    </div>
  </div>
);
