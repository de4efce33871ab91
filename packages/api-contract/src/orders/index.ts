export {
  type Order,
  type OrderAlternative,
  type OrderEnding,
  type OrderExtra,
  type OrderLaw,
  type OrderLine,
  type OrderVehicle,
  orderEndings,
  orderPaymentStates,
  orderSchema,
} from './order';
export {
  cancelOrderSchema,
  type OrderNext,
  type OrderNotice,
  orderNextSchema,
  orderNotices,
  payOrderSchema,
  saveOrderSchema,
  startOrderSchema,
} from './order-writes';
