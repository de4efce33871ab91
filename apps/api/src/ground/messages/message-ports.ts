import type { Env } from '../env/env';
import { deliveryPace } from './delivery-pace';
import { type MailPort, smtpMail } from './mail';
import { outboxFolder, outboxMail, outboxSms } from './outbox';
import { httpSms, type SmsPort } from './sms';

type PortSettings = Pick<Env, 'dataDir' | 'deliverySpeed'>;

/** By which mail leaves: SMTP when SMTP_URL is set, else the outbox folder. */
export const mailFor = (env: PortSettings & Pick<Env, 'smtpUrl'>): MailPort =>
  env.smtpUrl === null ? outboxMail(outboxFolder(env)) : smtpMail(env.smtpUrl, deliveryPace(env.deliverySpeed).mailMs);

/** By which SMS leave: the provider when SMS_URL is set, else the outbox folder. */
export const smsFor = (env: PortSettings & Pick<Env, 'sms'>): SmsPort =>
  env.sms === null ? outboxSms(outboxFolder(env)) : httpSms(env.sms, deliveryPace(env.deliverySpeed).webhookMs);
