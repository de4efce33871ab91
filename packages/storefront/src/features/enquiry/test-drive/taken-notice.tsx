'use client';

import type { NearSlot } from '@forecourt/api-contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Cluster } from '@forecourt/ui/layout';
import { RadioCards } from '@forecourt/ui/radio-cards';
import type { Ref } from 'react';
import { useScripted } from '../../../runtime/scripted/use-scripted';
import { testDriveWords as words } from './test-drive-words';

/**
 * Says that the chosen time has been taken meanwhile, with the free ones nearest to it: each a press with scripts, and
 * without them one more of the form's times to choose from. No button of it sends the form, for Enter would press the first.
 */
export const TakenNotice = ({
  nearest,
  onChoose,
  ref,
}: {
  readonly nearest: readonly NearSlot[];
  readonly onChoose: (slot: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}) => {
  const scripted = useScripted();
  return (
    <Alert ref={ref} tabIndex={-1} tone="danger" title={words.taken.title}>
      <p>{nearest.length > 0 ? words.taken.near : words.taken.none}</p>
      {nearest.length > 0 &&
        (scripted ? (
          <Cluster gap={2}>
            {nearest.map(({ value, label }) => (
              <Button key={value} kind="outlined" size="small" onClick={() => onChoose(value)}>
                {label}
              </Button>
            ))}
          </Cluster>
        ) : (
          <RadioCards name="slot" label={words.taken.nearest} optional options={nearest} />
        ))}
    </Alert>
  );
};
