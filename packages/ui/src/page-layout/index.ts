export { EnquiryLayout, type EnquiryLayoutProps, SummaryCard, type SummaryCardProps } from './enquiry-layout';
export { type NextStep, NextSteps } from './next-steps';
export { NotFoundPanel, type NotFoundPanelProps } from './not-found-panel';
export { SuccessPanel, type SuccessPanelProps } from './success-panel';
