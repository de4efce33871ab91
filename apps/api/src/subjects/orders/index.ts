export { heldForShopper } from './held-for-shopper';
export { orderIdsOf } from './order-ids';
export { shopperOrders } from './shopper-orders';
export { watchOrders } from './watch-orders';
