import type { Dealership } from '@forecourt/config/dealership';
import type { Processors } from './processor';

/** Whether money can be taken for a dealership now: a processor is there, and receipts can name an ABN (ACL s100). */
export const takesPayments = (
  { current }: Pick<Processors, 'current'>,
  dealership: Pick<Dealership, 'payments'>,
): boolean => current !== null && (current.name === 'test' || dealership.payments !== undefined);
