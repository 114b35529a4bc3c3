import { defineArea } from '../../infra/http/handler.ts';
import { cancelOrder } from './cancelOrder.ts';
import { createGoods } from './createGoods.ts';
import { createOrder } from './createOrder.ts';
import { getGoods } from './getGoods.ts';
import { getOrder } from './getOrder.ts';
import { getWallet } from './getWallet.ts';
import { handlePaymentCallback } from './handlePaymentCallback.ts';
import { listGoods } from './listGoods.ts';
import { listManagedGoods } from './listManagedGoods.ts';
import { listManagedOrders } from './listManagedOrders.ts';
import { listOrders } from './listOrders.ts';
import { listWalletEntries } from './listWalletEntries.ts';
import { refundOrder } from './refundOrder.ts';
import { retireGoods } from './retireGoods.ts';
import { returnOrder } from './returnOrder.ts';
import { startCheckout } from './startCheckout.ts';
import { updateGoods } from './updateGoods.ts';

/** Goods, orders, payments and sellers' income. */
export const commerce = defineArea({
  cancelOrder,
  createGoods,
  createOrder,
  getGoods,
  getOrder,
  getWallet,
  handlePaymentCallback,
  listGoods,
  listManagedGoods,
  listManagedOrders,
  listOrders,
  listWalletEntries,
  refundOrder,
  retireGoods,
  returnOrder,
  startCheckout,
  updateGoods,
});
