import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { returnedFormKey, updateKey } from './lead-keys';
import { leadLimits, receiptLimits, returnedFormLimit } from './lead-limit-names';

/** What enquiries add to the programs. */
export const leadsModule: SubjectModule = {
  name: 'leads',
  routes: [
    {
      paths: { '/api/leads': takesForm('shopper') },
      load: async () => (await import('./lead-routes')).leadRouteModule,
    },
    {
      paths: { '/internal/v1/sites/:website_id/leads/:lead_id': reads('service') },
      load: async () => (await import('./lead-receipt-routes')).leadReceiptRoutes,
    },
    {
      paths: { '/internal/v1/sites/:website_id/returned-forms/:token': reads('service') },
      load: async () => (await import('./returned-form-routes')).returnedFormRoutes,
    },
  ],
  webhooks: async () => [(await import('./lead-webhook')).leadWebhook, (await import('./test-webhook')).testWebhook],
  messages: async () => {
    const { receiptSmsTemplate, receiptTemplate } = await import('./receipts/receipt-template');
    const { heldNoteTemplate } = await import('./held/held-note-template');
    return [(await import('./lead-template')).leadTemplate, receiptTemplate, receiptSmsTemplate, heldNoteTemplate];
  },
  commands: {
    leads: async () => (await import('./lead-commands')).leadCommands,
    webhook: async () => (await import('./webhook-commands')).webhookCommands,
  },
  siteChecks: async () => [(await import('./lead-check')).leadCheck],
  upkeep: async () => (await import('./lead-upkeep')).leadUpkeep,
  erasure: async () => [(await import('./shopper-leads')).shopperLeadErasure],
  records: async () => [(await import('./shopper-leads')).shopperLeadRecords],
  removal: async () => (await import('./lead-removal')).leadRemovals,
  limits: [...leadLimits, returnedFormLimit, ...receiptLimits],
  keys: [returnedFormKey, updateKey],
};
