import type { Problem } from '../problem';

/**
 * Why a call to the API gave no usable answer:
 * `unreachable` no connection; `timeout` no answer in time; `refused` the API answered with a problem (see `problem`);
 * `unexpected` the answer does not fit the contract, most often an API older than this client supports.
 */
export type ApiErrorCode = 'unreachable' | 'timeout' | 'refused' | 'unexpected';

/** The one error a client method throws. `status` is 0 when there was no answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly status: number,
    readonly problem: Problem | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
