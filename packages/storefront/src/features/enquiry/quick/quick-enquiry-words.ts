import { soldSentence } from '@forecourt/domain/vehicle';

/** What shoppers read in the window of a quick enquiry. */
export const quickEnquiryWords = {
  title: 'Quick Enquiry',
  done: 'Done',
  reference: 'Reference',
  sold: `${soldSentence}.`,
  soldText: 'It sold while you were looking. We may have another one like it.',
  similar: 'Find Me Something Similar',
} as const;
