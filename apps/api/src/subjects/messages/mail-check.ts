import { readMailStanding } from '../../ground/messages/mail-standing';
import { type Fault, onlyFaults, type SiteCheck } from '../../ground/modules/site-check';

const notSet: Fault = {
  what: 'No mail server is set: mail to dealers and shoppers goes into the outbox folder, and reaches nobody.',
  mend: 'Set SMTP_URL and FORECOURT_MAIL_FROM for API and worker (docs/guides/deliver-leads.md)',
};

/** Mail goes out. It is the same for every site. */
export const mailCheck: SiteCheck = {
  name: 'mail',
  ofInstallation: async ({ db, env }) => {
    const { refused, bounced, givenUp, retrying } = await readMailStanding(db, env.now());
    const failed = refused + bounced + givenUp;
    return onlyFaults([
      ...(env.smtpUrl === null ? [notSet] : []),
      ...(failed + retrying === 0
        ? []
        : [
            {
              what: `Mails do not arrive: ${refused} were refused, ${bounced} came back and ${givenUp} were given up in the last day, ${retrying} are tried again.`,
              mend: `forecourt messages list --status ${failed > 0 ? 'failed' : 'pending'} says which and why`,
            },
          ]),
    ]);
  },
};
