import type { ResendLine } from '@forecourt/ui/sign-in-panel';
import { TextButton } from '@forecourt/ui/text-link';
import { useState } from 'react';
import { useScripted } from '../../runtime/scripted/use-scripted';
import { AimFields } from './aim-fields';
import { type RefusedStep, resendCode } from './send-sign-in';
import type { SentCode } from './sent-code';
import type { SignInAim } from './sign-in-view';
import { signInWords as words } from './sign-in-words';
import { useCountdown } from './use-countdown';
import { useOneAtATime } from './use-one-at-a-time';

/**
 * The line with which the code is sent again, once it may. Without scripts nothing counts: the button is there, and the
 * answer says how long to wait.
 */
export const useResend = (
  aim: SignInAim,
  sent: SentCode | null,
  {
    onSent,
    onRefused,
  }: { readonly onSent: (sent: SentCode) => void; readonly onRefused: (refused: RefusedStep) => void },
): ResendLine => {
  const isScripted = useScripted();
  const left = useCountdown(sent?.resendIn ?? null);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const send = useOneAtATime(async () => {
    setIsBusy(true);
    setSaid('');
    const outcome = await resendCode(aim);
    setIsBusy(false);
    if (outcome.kind === 'refused') return onRefused(outcome);
    setSaid(words.sentAgain);
    onSent(outcome.done);
  });
  if (sent?.resendIn == null) return { question: words.noCode, waiting: words.sentOften, sent: said };
  if (isScripted && left > 0) return { question: words.noCode, waiting: words.resendIn(left), sent: said };
  return {
    question: words.noCode,
    sent: said,
    action: (
      <form
        method="post"
        action="/api/sign-in/resend"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <AimFields aim={aim} />
        <TextButton type="submit" aria-disabled={isBusy}>
          {isBusy ? words.resending : words.resend}
        </TextButton>
      </form>
    ),
  };
};
