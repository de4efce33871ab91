export { applicationKind, deliveryTemplates } from './lead-kinds';
export { leadsLimitedFor } from './lead-limits';
export { receiptLimit } from './receipts/receipt-limit';
export { type LeadContext, type SubmittedLead, submitLead } from './submit-lead';
export { updateKey, updateTokens } from './update-token';
