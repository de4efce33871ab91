import {
  type ApplicationFieldName,
  type ApplicationStepName,
  applicationFieldNames,
  applicationStepNames,
} from '@forecourt/domain/finance-application';
import * as z from 'zod';

const fieldName = z.enum(applicationFieldNames as [ApplicationFieldName, ...ApplicationFieldName[]]);
const stepName = z.enum(applicationStepNames as [ApplicationStepName, ...ApplicationStepName[]]);

/**
 * GET /internal/v1/sites/{website_id}/finance-applications/{token}: an application as its shopper may see it again, which
 * is all but the numbers of documents: these are masked. One that was sent has no answers any more.
 */
export const financeApplicationSchema = z.object({
  answers: z.partialRecord(fieldName, z.string()),
  /** Steps whose faults are shown: the others have not been sent yet. */
  tried: z.array(stepName),
  car_id: z.string().nullable(),
  /** ISO instant at which it is deleted. */
  expires_at: z.string(),
  /** The enquiry that it was sent with; null while it is being filled in. */
  lead_id: z.uuid().nullable(),
});
export type FinanceApplication = z.infer<typeof financeApplicationSchema>;
