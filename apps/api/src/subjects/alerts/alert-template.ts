import { accountHref } from '@forecourt/config/hrefs';
import { DeliveryFailure } from '../../ground/messages/delivery-failure';
import type { MessageTemplate, TemplateDeps } from '../../ground/messages/message-template';
import { themeOf } from '../../ground/templates/known-templates';
import { canonicalOrigin } from '../sites';
import { type AlertSubject, alertContent, reasonsInWords, type ToldGroup } from './alert-content';
import { alertKind } from './alert-kind';
import { alertMail } from './alert-mail';
import type { AlertChannel } from './alert-purpose';
import { shownLocation, siteTimeZone } from './alert-site';
import { alertSmsText } from './alert-sms';
import { isQuiet } from './alert-times';
import { type AlertPart, type ReadAlert, readAlert } from './read-alert';
import { unsubscribePath } from './unsubscribe-path';
import { type Ended, unsubscribeToken } from './unsubscribe-token';

/** What is told by the search that found it, in the order in which it was found; what is saved comes first. */
const groupsOf = (parts: readonly AlertPart[]): readonly ToldGroup[] => {
  const bySearch = Map.groupBy(parts, ({ search }) => search?.id ?? '');
  const groups = [...bySearch.values()].map((found): ToldGroup => {
    const search = found[0]?.search ?? null;
    return {
      search: search === null ? null : { id: search.id, name: search.name, path: search.path },
      vehicles: found.map(({ record, item }) => ({ record, reason: item.reason, priceBefore: item.price_before })),
    };
  });
  return groups.toSorted((one, other) => Number(one.search !== null) - Number(other.search !== null));
};

const subjectOf = (
  { addresses, secrets }: TemplateDeps,
  { shopper, site, directory, parts }: ReadAlert,
  by: AlertChannel,
): AlertSubject => {
  const origin = canonicalOrigin(site, addresses);
  const stop = (ended: Ended): string =>
    `${origin}${unsubscribePath}?token=${unsubscribeToken(secrets.serviceToken, ended)}`;
  return {
    groups: groupsOf(parts),
    siteName: site.name,
    origin,
    location: shownLocation(site, directory),
    manage: { searches: accountHref(site, 'searches'), saved: accountHref(site, 'saved') },
    stop: {
      all: stop({ what: 'all', by, shopperId: shopper.id }),
      search: (searchId) => stop({ what: 'search', searchId }),
      saved: stop({ what: 'saved', shopperId: shopper.id }),
    },
  };
};

/** All that a shopper is told in a turn, as a mail or as a text; none once it may not go, or nothing of it is so any more. */
export const alertTemplate: MessageTemplate = {
  kind: alertKind,
  compose: async (deps, { id, message_id, created_at, destination }, shopperId) => {
    if (destination.kind !== 'shopper') return null;
    const { by } = destination;
    const found = await readAlert(deps, { messageId: id, shopperId, by });
    if (found === null) return null;
    const { shopper, site, directory, parts, isUnsettled } = found;
    // A message that was made by day and could not go then waits for the morning.
    if (isQuiet(shopper.time_zone ?? siteTimeZone(site, directory), deps.now()))
      return () => Promise.reject(new DeliveryFailure('quiet_hours', false, 'ours'));
    if (isUnsettled) return () => Promise.reject(new DeliveryFailure('price_unsettled', false, 'ours'));
    const about = subjectOf(deps, found, by);
    if (by === 'sms') {
      const { origin, manage, stop } = about;
      const words = reasonsInWords(parts.map(({ item }) => item.reason));
      const host = new URL(origin).hostname;
      const isSaved = parts.every(({ search }) => search === null);
      const href = `${origin}${isSaved ? manage.saved : manage.searches}`;
      const text = alertSmsText({ siteName: site.name, host, words, href, stop: stop.all });
      return () => ({ channel: 'sms', sms: { messageId: message_id, to: shopper.phone, text } });
    }
    const { email } = shopper;
    if (email === null) return null;
    const envelope = {
      ...{ to: email, from: deps.mailFrom, replyTo: about.location?.email ?? null },
      ...{ messageId: message_id, date: created_at, theme: await themeOf(deps.db, site.template) },
    };
    return async () => ({ channel: 'email', mail: await alertMail(alertContent(about), site, envelope) });
  },
  // A day, over a night. An address that does not exist is tried once.
  plan: { mostTries: 30, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
};
