import { miniSearch, sqliteFts5 } from './peers';
import { productSearch } from './product-search';
import { wordQueries } from './word-queries';
import { wordShares } from './word-shares';
import { stockDay, wordStock, type YardRows } from './word-stock';

// Run by `npm run bench words`, with the address of the demo's generator: prints one line of JSON.
const { generateStock } = (await import(process.argv[2] ?? '')) as {
  generateStock: (now: Date) => readonly YardRows[];
};
const records = wordStock(generateStock(stockDay));
const [product, ...peers] = [productSearch, miniSearch, sqliteFts5].map((make) =>
  wordShares(make(records), wordQueries, records),
);
const best = Math.max(...peers.map(({ exact }) => exact));
const rounded = (share: number) => Number(share.toFixed(3));
console.log(
  JSON.stringify({
    queries: wordQueries.length,
    vehicles: records.length,
    shares: [product, ...peers].flatMap((one) =>
      one === undefined
        ? []
        : [
            {
              name: one.name,
              exact: rounded(one.exact),
              recall: rounded(one.recall),
              precision: rounded(one.precision),
            },
          ],
    ),
    timesTheBestPeer: Number(((product?.exact ?? 0) / best).toFixed(2)),
    missed: product?.missed,
  }),
);
