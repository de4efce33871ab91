import { BrandTile, type BrandTileProps } from '@forecourt/ui/brand-tile';
import * as styles from './brand-tiles.css';

/** Brands side by side, two on a phone. */
export const BrandTiles = ({ label, tiles }: { readonly label: string; readonly tiles: readonly BrandTileProps[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
  <ul role="list" aria-label={label} className={styles.tiles}>
    {tiles.map((tile) => (
      <li key={`${tile.href} ${tile.name}`}>
        <BrandTile {...tile} />
      </li>
    ))}
  </ul>
);
