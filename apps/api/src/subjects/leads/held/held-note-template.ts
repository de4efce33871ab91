import { calendarDateIn, dayInWords } from '@forecourt/domain/calendar';
import { eq } from 'drizzle-orm';
import { dealerships, leads } from '../../../ground/database/schema';
import type { MessageKind, MessageTemplate } from '../../../ground/messages/message-template';
import { noteMail } from '../../../ground/messages/note-mail';
import { heldLeads } from './held-leads';

/** That leads are kept for review, for their dealership: about the one that has waited longest, so it goes with it. */
export const heldNoteKind: MessageKind = { name: 'held-leads', subject: 'lead', priority: 2 };

/**
 * Word to a dealership that enquiries wait for it (LEAD-04): how many, since when, and how they are seen and let go;
 * nothing of any shopper, who may be nobody. Withdrawn when none waits any more.
 */
export const heldNoteTemplate: MessageTemplate = {
  kind: heldNoteKind,
  compose: async ({ db, mailFrom }, message, leadId) => {
    const { destination } = message;
    const [found] = await db
      .select({ dealership: dealerships.document })
      .from(leads)
      .innerJoin(dealerships, eq(dealerships.id, leads.dealership_id))
      .where(eq(leads.id, leadId));
    if (found === undefined || destination.kind !== 'email') return null;
    const { id, slug, name, locations } = found.dealership;
    const held = await heldLeads(db, id);
    const [oldest] = held;
    if (oldest === undefined) return null;
    const zone = locations.find(({ primary }) => primary)?.time_zone ?? locations[0]?.time_zone ?? 'Australia/Sydney';
    const one = held.length === 1;
    const lines = [
      `${held.length} ${one ? 'enquiry waits' : 'enquiries wait'} until somebody has looked at ${one ? 'it' : 'them'}: ${one ? 'it has' : 'each has'} a sign of a robot, and ${name} keeps such enquiries for review ("suspected_leads": "hold"). A person may be among them.`,
      '',
      `Waiting since: ${dayInWords(calendarDateIn(zone, oldest.created_at))}`,
      `See them:      npm run forecourt -- leads list --status held --dealership ${slug}`,
      'See one whole: npm run forecourt -- leads show <lead_id>',
      'Let one go:    npm run forecourt -- leads deliver <lead_id>',
      '',
      'Whoever runs your website can do this for you. This comes once a day while any enquiry waits.',
    ];
    const about = `${held.length} ${one ? 'enquiry' : 'enquiries'} kept for review`;
    return () => ({
      channel: 'email',
      mail: noteMail(message, { siteName: name, from: mailFrom, to: destination.to, about, lines }),
    });
  },
  // The next day brings the next one.
  plan: { mostTries: 20, mostTriesWhenRefused: 5 },
  whenGivenUp: 'error',
};
