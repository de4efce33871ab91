export { updateKey } from './lead-keys';
export { applicationKind, deliveryTemplates } from './lead-kinds';
export { leadsLimitedFor } from './lead-limits';
export { receiptLimit } from './receipts/receipt-limit';
export { type LeadContext, type SubmittedLead, submitLead } from './submit-lead';
export { updateTokens } from './update-token';
