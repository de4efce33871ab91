import { type Refusal, refusal } from '../../ground/http/shopper-write';

/** There is no such record any more, or it is another's: nobody learns which. */
export const recordGone = (): Refusal =>
  refusal(404, 'record_gone', 'This is not in your account any more. It may have been removed in another window.');
