import { defineMessages } from 'react-intl';
import type { GateWay, OrderGroup, OrderState, PaymentAdapter } from '#protocol/entities/order.ts';

/** The names of the states, in a list and as an order's heading. */
export const stateNames = defineMessages<OrderState>({
  created: { id: 'orders.state.created', defaultMessage: '等待付款' },
  pending: { id: 'orders.state.pending', defaultMessage: '付款中' },
  waiting: { id: 'orders.state.waiting', defaultMessage: '等待繳費' },
  paid: { id: 'orders.state.paid', defaultMessage: '已付款，入帳中' },
  delivered: { id: 'orders.state.delivered', defaultMessage: '已入帳' },
  failed: { id: 'orders.state.failed', defaultMessage: '付款失敗' },
  expired: { id: 'orders.state.expired', defaultMessage: '已逾期' },
  refunded: { id: 'orders.state.refunded', defaultMessage: '已退款' },
  cancelled: { id: 'orders.state.cancelled', defaultMessage: '已取消' },
  mismatched: { id: 'orders.state.mismatched', defaultMessage: '款項核對中' },
});

export const gateWayNames = defineMessages<GateWay>({
  telecom: { id: 'orders.way.telecom', defaultMessage: '電信帳單' },
  wallet: { id: 'orders.way.wallet', defaultMessage: '電子支付' },
  bank: { id: 'orders.way.bank', defaultMessage: '銀行轉帳' },
  credit: { id: 'orders.way.credit', defaultMessage: '信用卡' },
  storeCode: { id: 'orders.way.storeCode', defaultMessage: '超商代碼' },
  mycardCard: { id: 'orders.way.mycardCard', defaultMessage: 'MyCard 點數卡' },
  mycardPoint: { id: 'orders.way.mycardPoint', defaultMessage: 'MyCard 會員扣點' },
  mycardWallet: { id: 'orders.way.mycardWallet', defaultMessage: 'MyCard 錢包' },
});

export const adapterNames: Readonly<Record<PaymentAdapter, string>> = { mycard: 'MyCard', omg: 'OMG', ecpay: 'ECPay' };

export const groupNames = defineMessages<OrderGroup | 'all'>({
  all: { id: 'orders.all', defaultMessage: '全部' },
  open: { id: 'orders.open', defaultMessage: '處理中' },
  delivered: { id: 'orders.delivered', defaultMessage: '已入帳' },
  ended: { id: 'orders.ended', defaultMessage: '已結束' },
});
