import { fetchAnswer } from '../../../runtime/browser-requests/fetch-answer';
import type { QuickEnquiryView } from './quick-enquiry-view';

/** Answers of this visit, by address: a window that was open before opens without the network too. */
const answers = new Map<string, QuickEnquiryView>();

/** Nobody said how the vehicle is now: no network, no answer in time, a server in trouble. */
const isPassing = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof DOMException ||
  (error instanceof Error && error.cause instanceof Response && error.cause.status >= 500);

const part = (value: unknown, name: 'context' | 'vehicle' | 'id' | 'fields'): unknown => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { [name]: found }: Partial<Record<typeof name, unknown>> = value;
  return found;
};

/** A newer deploy may answer otherwise than this page knows; without its vehicle and fields there is no window at all. */
const isQuickEnquiryView = (answer: unknown): answer is QuickEnquiryView =>
  typeof part(part(part(answer, 'context'), 'vehicle'), 'id') === 'string' &&
  Array.isArray(part(part(answer, 'context'), 'fields'));

const ask = async (address: string): Promise<QuickEnquiryView> => {
  // Whether the vehicle has sold is asked anew each time.
  const response = await fetchAnswer(address, { cache: 'no-store' });
  const answer: unknown = await response.json();
  if (!isQuickEnquiryView(answer)) throw new Error(`${address} answered without a vehicle.`);
  return answer;
};

/**
 * Asks for what the quick enquiry of a vehicle needs, at the address that its link names.
 * @throws when the vehicle or its window is no longer there, and when there is no answer and was none before.
 */
export const askQuickEnquiry = async (address: string): Promise<QuickEnquiryView> => {
  try {
    const view = await ask(address);
    answers.set(address, view);
    return view;
  } catch (error) {
    if (!isPassing(error)) answers.delete(address);
    const kept = answers.get(address);
    if (kept === undefined) throw error;
    console.error('How the vehicle is now could not be asked.', error);
    return kept;
  }
};
