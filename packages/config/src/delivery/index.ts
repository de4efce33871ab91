export { type DeliveryRegion, deliveryTo } from './delivery-rates';
