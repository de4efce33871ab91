export { keepAlerts } from './keep-alerts';
export { openUnsubscribeToken } from './unsubscribe-token';
