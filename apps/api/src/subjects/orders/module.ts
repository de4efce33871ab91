import { reads, takesForm } from '../../ground/http/route-group';
import type { SubjectModule } from '../../ground/modules/subject-module';
import { orderLinkKey } from './order-keys';
import { orderFreeLimit, orderHoldLimit, orderPhoneLimit, orderStartLimit, orderStepLimit } from './order-limits';

/** What orders of vehicles add to the programs. */
export const ordersModule: SubjectModule = {
  name: 'orders',
  routes: [
    {
      paths: {
        '/internal/v1/sites/:website_id/orders/:token': reads('service'),
        '/api/orders/start': takesForm('shopper'),
        '/api/orders/save': takesForm('shopper'),
        '/api/orders/pay': takesForm('shopper'),
        '/api/orders/cancel': takesForm('shopper'),
      },
      load: async () => (await import('./order-routes')).orderRoutes,
    },
  ],
  webhooks: async () => [(await import('./order-webhook')).orderWebhook],
  messages: async () => {
    const { orderEndedTemplate, orderHeldTemplate, orderNoteTemplate } = await import('./order-templates');
    return [orderHeldTemplate, orderEndedTemplate, orderNoteTemplate];
  },
  commands: {
    orders: async () => (await import('./order-commands')).orderCommands,
    holds: async () => (await import('./order-commands')).holdCommands,
  },
  payments: async () => [(await import('./order-payments')).orderPayments],
  upkeep: async () => (await import('./order-upkeep')).orderUpkeep,
  erasure: async () => (await import('./erase-orders')).orderErasures,
  records: async () => [(await import('./order-records')).orderRecords],
  removal: async () => (await import('./order-removal')).orderRemovals,
  limits: [orderStartLimit, orderStepLimit, orderHoldLimit, orderPhoneLimit, orderFreeLimit],
  keys: [orderLinkKey],
};
