import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { returnedPaymentKey } from './online/returned-payment-key';
import { cardDigestKey, paymentLinkKey, testProcessorKey } from './payment-keys';
import { lookLimit, referenceDayLimit, referenceLimit } from './payment-limits';
import { paymentSettings } from './processor-settings';

/** What payments add to the programs: ways to the processor and back, its webhook, invoices, the test processor. */
export const paymentsModule: SubjectModule = {
  name: 'payments',
  routes: [
    {
      paths: {
        '/api/payments/go': reads('shopper'),
        '/api/payments/return': reads('shopper'),
        '/api/payments/state': reads('shopper'),
        '/api/payments/receipt.pdf': reads('shopper'),
      },
      load: async () => (await import('./payment-routes')).paymentRoutes,
    },
    {
      paths: { '/api/payments/webhook/:processor': takesForm('everyone') },
      load: async () => (await import('./webhook-routes')).webhookRoutes,
    },
    {
      paths: { '/api/test-processor/:session': takesForm('everyone') },
      load: async () => (await import('./test-processor/test-processor-routes')).testProcessorRoutes,
    },
    {
      paths: {
        '/api/online-payments': takesForm('shopper'),
        '/api/online-payments/pay': takesForm('shopper'),
        '/internal/v1/sites/:website_id/payment-forms/:returned': reads('service'),
        '/internal/v1/sites/:website_id/payment-links/:token': reads('service'),
      },
      load: async () => (await import('./online/online-routes')).onlinePaymentRoutes,
    },
  ],
  messages: async () => (await import('./payment-templates')).paymentTemplates,
  commands: {
    payments: async () => (await import('./commands/payment-commands')).paymentCommands,
    invoices: async () => (await import('./commands/invoice-commands')).invoiceCommands,
  },
  startChecks: async () => [(await import('./payment-start-check')).processorCheck],
  upkeep: async () => [(await import('./payment-erasure')).paymentUpkeep],
  erasure: async () => [(await import('./payment-erasure')).paymentErasure],
  removal: async () => (await import('./payment-removal')).paymentRemovals,
  payments: async () => [(await import('./invoices/invoice-follower')).invoiceFollower],
  keys: [paymentLinkKey, cardDigestKey, testProcessorKey, returnedPaymentKey],
  limits: [referenceLimit, referenceDayLimit, lookLimit],
  environment: [paymentSettings],
};
