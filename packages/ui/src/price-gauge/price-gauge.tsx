import { assignInlineVars } from '@vanilla-extract/dynamic';
import { classNames } from '../class-names/class-names';
import * as styles from './price-gauge.css';

/** Where our price stands in its market. The caller decides whether there is enough to compare with. */
export type GaugeFigures = {
  /** Our price: "$38,990". */
  readonly price: string;
  /** The lowest and the highest advertised price of comparable vehicles. */
  readonly market: { readonly min: string; readonly max: string };
  /** Their average. */
  readonly average?: string;
  /** 1 at the bottom of the market, 0 at its top (AUTO-02). */
  readonly fill: number;
  /** Colour band of the fill (AUTO-02): `high` is the cheap end. */
  readonly band: 'low' | 'middle' | 'high';
};

export type PriceGaugeProps = {
  /** `undefined`: too few comparable vehicles, or no confidence. Nothing is drawn. */
  readonly figures: GaugeFigures | undefined;
  /** "Great Deal", "$1,810 below market". */
  readonly verdict: string;
  /** What it is compared with: "43 similar cars". */
  readonly sample: string;
  /** How sure it is, and what the prices are: "Advertised, not sold, prices. Confidence: high." */
  readonly note?: string;
  /** `small` in a purchase panel, under its price; `large` as a part of the page. */
  readonly size?: keyof typeof styles.verdicts;
  /** Before our price on its flag: "This one". */
  readonly flagLabel?: string;
  /** What the scale says, for those who listen; written from the figures by default. */
  readonly text?: string;
};

/** Where the bands end on the scale, as fills of 0.6 and 0.3 (AUTO-02). */
const bandEnds = { below: 40, average: 70 } as const;

const described = ({ price, market, average }: GaugeFigures): string =>
  [
    `${price} in a market range of ${market.min} to ${market.max}`,
    ...(average === undefined ? [] : [`average ${average}`]),
  ].join(', ');

/** Our price on the scale of its market, with its sample and confidence in words. Source: AUTO-01, AUTO-02, PRICE-03. */
export const PriceGauge = ({ figures, verdict, sample, note, size = 'small', flagLabel, text }: PriceGaugeProps) => {
  if (figures === undefined) return null;
  const { price, market, average, fill, band } = figures;
  const place = Math.min(1, Math.max(0, 1 - fill)) * 100;
  return (
    <div className={styles.root}>
      <div className={styles.heads[size]}>
        <p className={classNames(styles.verdicts[size], styles.bands[band])}>{verdict}</p>
        <p className={styles.samples[size]}>{sample}</p>
      </div>
      <div
        role="img"
        aria-label={text ?? described(figures)}
        className={styles.scale}
        style={{
          ...assignInlineVars({
            [styles.place]: `${place}%`,
            [styles.back]: `-${place}%`,
            [styles.columns]: `${bandEnds.below}fr ${bandEnds.average - bandEnds.below}fr ${100 - bandEnds.average}fr`,
          }),
        }}
      >
        <span className={styles.flag}>
          {flagLabel !== undefined && `${flagLabel} `}
          {price}
        </span>
        <span className={styles.bar}>
          <i className={styles.below} />
          <i className={styles.average} />
          <i className={styles.above} />
          <i className={styles.marker} />
        </span>
        <span className={styles.ticks} />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{market.min}</span>
        {average !== undefined && <span>average {average}</span>}
        <span>{market.max}</span>
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
};
