import type { QuickEnquiryView } from './quick-enquiry-view';

/** Milliseconds after which the link is followed instead. */
const patience = 10_000;

/** Answers of this visit, by address: a window that was open before opens without the network too. */
const answers = new Map<string, QuickEnquiryView>();

const ask = async (address: string): Promise<QuickEnquiryView> => {
  // Whether the vehicle has sold is asked anew each time.
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as QuickEnquiryView;
};

/**
 * Asks for what the quick enquiry of a vehicle needs, at the address that its link names.
 * @throws when there is no answer, and there was none before.
 */
export const askQuickEnquiry = async (address: string): Promise<QuickEnquiryView> => {
  try {
    const view = await ask(address);
    answers.set(address, view);
    return view;
  } catch (error) {
    const kept = answers.get(address);
    if (kept === undefined) throw error;
    console.error('How the vehicle is now could not be asked.', error);
    return kept;
  }
};
