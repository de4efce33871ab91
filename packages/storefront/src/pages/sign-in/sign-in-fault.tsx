import { Alert } from '@forecourt/ui/alert';
import { useEffect } from 'react';
import type { Wait } from './sent-code';
import { signInWords as words } from './sign-in-words';
import { useCountdown } from './use-countdown';

/** What is wrong that no field has, and until when to wait. */
export interface StepFault {
  readonly message: string;
  readonly wait: Wait | null;
}

/** The fault of a step: read out at once, the time that is counted down under it not. `onOver`: the wait has ended. */
export const SignInFault = ({ fault, onOver }: { readonly fault: StepFault; readonly onOver: () => void }) => {
  const left = useCountdown(fault.wait);
  const isOver = fault.wait !== null && left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return (
    <div>
      <Alert tone="danger">
        <p>{fault.message}</p>
      </Alert>
      {left > 0 && <p role="timer">{words.tryIn(left)}</p>}
    </div>
  );
};
