export { type DeliveryEvent, type DeliveryState, deliveryReducer } from './delivery';
export { type DeliveryResult, deliveryResultSchema } from './delivery-result';
export { readDeliveryResult } from './read-delivery-result';
