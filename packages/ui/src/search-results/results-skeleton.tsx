import { VehicleCardSkeleton } from '../vehicle-card/vehicle-card-skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ResultsGrid, ResultsLedger, ResultsWide } from './results-list';

const lists = { grid: ResultsGrid, wide: ResultsWide, ledger: ResultsLedger } as const;
const cards = { grid: 'grid', wide: 'wide', ledger: 'row' } as const;

/** The places of results on their way, when there are no earlier ones to keep. Source: SRCH-05. */
export const ResultsSkeleton = ({
  layout,
  count = 6,
  label = 'Loading vehicles',
}: {
  /** The list that will stand here. */
  readonly layout: keyof typeof lists;
  readonly count?: number;
  readonly label?: string;
}) => {
  const List = lists[layout];
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <div aria-hidden="true">
        <List
          items={Array.from({ length: count }, (_, index) => ({
            key: `place-${index}`,
            content: <VehicleCardSkeleton layout={cards[layout]} />,
          }))}
        />
      </div>
    </div>
  );
};
