/**
 * A destination did not take a message. Only the code is kept: the words of a mail server or a receiver may repeat what
 * a shopper typed.
 */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  /**
   * @param code stable word such as `smtp_451`, `http_503`, `timeout`
   * @param refused the destination is there and says that this message will never be taken
   * @param about `recipient`: the server that we hand messages to works, it answered about this recipient alone. `sent`:
   * it may have been taken, and its receiver would not know another try for the same. `ours`: it could not be made, which
   * tells nothing of who was to get it
   */
  constructor(
    readonly code: string,
    readonly refused = false,
    readonly about: 'channel' | 'recipient' | 'sent' | 'ours' = 'channel',
  ) {
    super(code);
  }
}

const codeIn = (error: object, name: 'code' | 'command' | 'responseCode'): string | number | null => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** Any error of an attempt as a failure with a code. */
export const failureOf = (error: unknown): DeliveryFailure => {
  if (error instanceof DeliveryFailure) return error;
  if (!(error instanceof Error)) return new DeliveryFailure('failed');
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return new DeliveryFailure('timeout');
  const code = codeIn(error, 'code');
  const answer = codeIn(error, 'responseCode');
  // A server that does not know us (EAUTH) refuses the operator's settings, not this message.
  if (typeof answer === 'number') {
    // 421: the server itself is going away, whatever it was asked.
    const about = codeIn(error, 'command') === 'RCPT TO' && answer !== 421 ? 'recipient' : 'channel';
    return new DeliveryFailure(`smtp_${answer}`, answer >= 500 && code !== 'EAUTH', about);
  }
  return new DeliveryFailure(typeof code === 'string' ? code.toLowerCase().slice(0, 40) : 'failed');
};
