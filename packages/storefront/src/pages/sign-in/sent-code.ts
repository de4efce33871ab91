import type { SignInState } from '@forecourt/api-contract';
import type { MaskedPhone } from '@forecourt/ui/account-layout';
import { maskedNumber } from '../../features/account';

/** A time to wait, from when it is first shown. A new one is a new object, also for as many seconds. */
export interface Wait {
  readonly seconds: number;
}

/** A code that was sent, as the page shows it. */
export interface SentCode {
  readonly to: MaskedPhone;
  /** Until it may be sent again; null where it may not any more. */
  readonly resendIn: Wait | null;
}

/**
 * A sign-in under way as the page shows it; pure.
 * @param now the clock of the server that answered: that of the device may be wrong
 */
export const sentCode = ({ to, resend_at }: Pick<SignInState, 'to' | 'resend_at'>, now: Date): SentCode => ({
  to: maskedNumber(to),
  resendIn:
    resend_at === null ? null : { seconds: Math.max(0, Math.ceil((Date.parse(resend_at) - now.getTime()) / 1000)) },
});
