import { defineArea } from '../../api/handler.ts';
import { cancelOrder } from './cancelOrder.ts';
import { claimPayout } from './claimPayout.ts';
import { createGoods } from './createGoods.ts';
import { createOrder } from './createOrder.ts';
import { createPayout } from './createPayout.ts';
import { getGoods } from './getGoods.ts';
import { getOrder } from './getOrder.ts';
import { getWallet } from './getWallet.ts';
import { handlePaymentCallback } from './handlePaymentCallback.ts';
import { listGoods } from './listGoods.ts';
import { listGoodsLog } from './listGoodsLog.ts';
import { listManagedGoods } from './listManagedGoods.ts';
import { listManagedOrders } from './listManagedOrders.ts';
import { listManagedPayouts } from './listManagedPayouts.ts';
import { listManagedRefunds } from './listManagedRefunds.ts';
import { listOrders } from './listOrders.ts';
import { listPayouts } from './listPayouts.ts';
import { listTeamTemplates } from './listTeamTemplates.ts';
import { listWalletEntries } from './listWalletEntries.ts';
import { refundOrder } from './refundOrder.ts';
import { refusePayout } from './refusePayout.ts';
import { retireGoods } from './retireGoods.ts';
import { retryRefund } from './retryRefund.ts';
import { releasePayout } from './releasePayout.ts';
import { returnOrder } from './returnOrder.ts';
import { settlePayout } from './settlePayout.ts';
import { settleRefund } from './settleRefund.ts';
import { startCheckout } from './startCheckout.ts';
import { updateGoods } from './updateGoods.ts';

/** Goods, orders, payments and sellers' income. */
export const commerce = defineArea({
  cancelOrder,
  claimPayout,
  createGoods,
  createOrder,
  createPayout,
  getGoods,
  getOrder,
  getWallet,
  handlePaymentCallback,
  listGoods,
  listGoodsLog,
  listManagedGoods,
  listManagedOrders,
  listManagedPayouts,
  listManagedRefunds,
  listOrders,
  listPayouts,
  listTeamTemplates,
  listWalletEntries,
  refundOrder,
  refusePayout,
  releasePayout,
  retireGoods,
  retryRefund,
  returnOrder,
  settlePayout,
  settleRefund,
  startCheckout,
  updateGoods,
});
