import { Grid, Stack } from '@forecourt/ui/layout';
import { Skeleton } from '@forecourt/ui/skeleton';
import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import * as styles from './compare-page.css';
import { commonWords } from './compare-words';

const places = ['first', 'second', 'third', 'fourth'] as const;

/** The place of vehicles that are on their way; without scripts, why none come. */
export const ComparePlaceholder = () => (
  <>
    <div aria-busy="true" className={styles.coming}>
      <VisuallyHidden>{commonWords.loading}</VisuallyHidden>
      <Grid columns={4}>
        {places.map((place) => (
          <Stack key={place} gap={3}>
            <Skeleton shape="stage" />
            <Skeleton shape="title" />
            <Skeleton width="half" />
            <Skeleton width="third" />
          </Stack>
        ))}
      </Grid>
    </div>
    <noscript>
      <p>{commonWords.scripts}</p>
    </noscript>
  </>
);
