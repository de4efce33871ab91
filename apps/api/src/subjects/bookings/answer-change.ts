import type { NearSlot, TestDriveFault } from '@forecourt/api-contract';
import { bookedDrivePath } from '@forecourt/config/pages';
import type { Refusal, RefusedShopperWrite, ShopperWrite } from '../../ground/http/shopper-write';
import { resendPage } from '../leads';

import { type ChangeRefusal, sentChange, type TakenChange } from './take-change';

/** Answers a change that is done: how the test drive stands to a script, 303 to its page to a plain form. */
export const acceptChange = ({ c, sent }: ShopperWrite, { done, drive }: TakenChange): Response =>
  sent.isPlain
    ? c.redirect(`${bookedDrivePath(drive.token)}?done=${done}`, 303)
    : c.json(drive, 200, { 'cache-control': 'no-store' });

const isOfBooking = (refused: Refusal): refused is ChangeRefusal => 'fault' in refused;

/** The word for the page of what was not taken for another reason than the booking's own. */
const faultWord = (refused: Refusal): TestDriveFault | null => {
  if (isOfBooking(refused)) return refused.fault;
  return refused.status === 403 ? 'page' : 'busy';
};

/** Answers a change that is not done: why to a script, 303 to the page of the test drive with a word of it to a plain form. */
export const refuseChange =
  (action: string) =>
  ({ c, site, sent, refused }: RefusedShopperWrite): Response | Promise<Response> => {
    const { status, error, fields } = refused;
    if (!sent.isPlain) {
      const nearest: readonly NearSlot[] = isOfBooking(refused) ? refused.nearest : [];
      return c.json({ error, fields: [...fields], nearest }, status, { 'cache-control': 'no-store' });
    }
    const { token, slot } = sentChange(sent);
    if (token === '' || site === null) {
      const form = Object.fromEntries(sent.form);
      const page = { siteName: site?.name ?? 'Test drive', error, faults: [], form, action };
      return (async () => c.html(await resendPage(page), status))();
    }
    const fault = faultWord(refused);
    const query = new URLSearchParams({
      ...(fault === null ? {} : { fault }),
      ...(fault === 'taken' ? { near: slot } : {}),
    });
    return c.redirect(`${bookedDrivePath(token)}${query.size === 0 ? '' : `?${query}`}`, 303);
  };
