import type { NearSlot } from '@forecourt/api-contract';
import { successPath, testDrivePath } from '@forecourt/config/pages';
import { returnedFormField } from '@forecourt/domain/enquiry';
import type { Refusal, RefusedShopperWrite, ShopperWrite } from '../../ground/http/shopper-write';
import { attempted, fieldChoices, forgetReturnedForm, keepReturnedForm, resendPage, typedIn } from '../leads';
import { siteDealerships } from '../sites';
import { bookedTime } from './booking-view';
import type { BookingDeps, TakenBooking } from './take-booking';

/** Counts a form that is kept to be mended: false when its sender has had as many kept as it may. */
type MayBeKept = (write: Pick<ShopperWrite, 'context'>) => Promise<boolean>;

/** Answers a test drive that is booked: what was booked to a script, 303 to the page that confirms it to a plain form. */
export const acceptBooking =
  ({ manageToken }: Pick<BookingDeps, 'manageToken'>) =>
  async (write: ShopperWrite, taken: TakenBooking): Promise<Response> => {
    const { c, context, site, sent, inTime } = write;
    const { booking, isRepeat, carType, timeZone } = taken;
    const token = sent.form.get(returnedFormField) ?? '';
    if (token !== '') await attempted(write, inTime(forgetReturnedForm(context.db, site.website_id, token)), undefined);
    if (sent.isPlain) return c.redirect(successPath({ category: 'test-drive', carType, leadId: booking.lead_id }), 303);
    return c.json(
      { lead_id: booking.lead_id, token: manageToken(booking.id), booked: bookedTime(booking, timeZone) },
      isRepeat ? 200 : 201,
      { 'cache-control': 'no-store' },
    );
  };

const isNear = (refused: Refusal): refused is Refusal & { readonly nearest: readonly NearSlot[] } =>
  'nearest' in refused;

/** The page of the form again, for the vehicle and the place that were chosen, with what was typed. */
const formPath = (form: Readonly<Record<string, string>>, token: string): string => {
  const { car_id, location } = form;
  const path = testDrivePath(car_id ? { id: car_id } : null);
  const more = new URLSearchParams({ ...(location ? { location } : {}), [returnedFormField]: token });
  return `${path}${path.includes('?') ? '&' : '?'}${more}`;
};

/**
 * Answers a test drive that is not booked: why, what to mend and what is free to a script; a plain form with 303 to its page,
 * which has what was typed, or with a page of our own that sends it again.
 */
export const refuseBooking =
  ({ mayBeKept }: { readonly mayBeKept: MayBeKept }) =>
  async (write: RefusedShopperWrite): Promise<Response> => {
    const { c, context, site, sent, refused } = write;
    const { status, why, error, fields } = refused;
    const faults = fields.map(({ path, message }) => ({ path, message }));
    if (!sent.isPlain) {
      const nearest = isNear(refused) ? refused.nearest : [];
      return c.json({ error, fields: faults, nearest }, status, { 'cache-control': 'no-store' });
    }
    const form = typedIn(sent.form);
    if (site?.flags['test-drive'] && faults.length > 0 && why !== 'too_large') {
      const kept = mayBeKept(write).then((may) =>
        may ? keepReturnedForm(context.db, site.website_id, { form, error, fields: faults }, context.now) : null,
      );
      const token = await attempted(write, kept, null);
      if (token !== null) return c.redirect(formPath(form, token), 303);
    }
    const chosen = async () =>
      site === null || faults.length === 0 ? {} : fieldChoices(site, await siteDealerships(context.db, site));
    const choices = await attempted(write, chosen(), {});
    const page = { siteName: site?.name ?? 'Test drive', error, faults, form, choices, action: '/api/test-drive' };
    return c.html(resendPage(page), status);
  };
