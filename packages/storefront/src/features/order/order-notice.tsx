import { type OrderNotice, orderNotices } from '@forecourt/api-contract';
import { Alert } from '@forecourt/ui/alert';
import { orderWords } from './order-words';

/** The notice that an address asks for; null for none that there is. */
export const readNotice = (query: URLSearchParams): OrderNotice | null =>
  orderNotices.find((notice) => notice === query.get('notice')) ?? null;

/** What the API has to say first, in words; nothing for a notice that its page draws by itself. */
export const OrderNoticeAlert = ({ notice }: { readonly notice: OrderNotice | null }) => {
  const said = notice === null ? null : orderWords.notices[notice];
  return said === null ? null : (
    <Alert tone={said.tone} title={said.title} role="alert">
      <p>{said.text}</p>
    </Alert>
  );
};
