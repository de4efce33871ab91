export { type Consent, consentOf } from './consent';
export { leadOutcome } from './lead-outcome';
export { leadReference } from './lead-reference';
export {
  enquiryCategorySchema,
  type KnownVehicle,
  type LeadSubmission,
  type LeadSubmissionInput,
  leadSubmissionSchema,
} from './lead-submission';
