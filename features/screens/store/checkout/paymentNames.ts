import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { GateWay, GateWayGroup } from '#protocol/entities/order.ts';

/** The names of the payment methods (specification 2 §3). */
export const gateWayNames: Readonly<Record<GateWay, MessageDescriptor>> = defineMessages({
  telecom: { id: 'checkout.telecom', defaultMessage: '電信帳單' },
  wallet: { id: 'checkout.wallet', defaultMessage: '行動支付' },
  bank: { id: 'checkout.bank', defaultMessage: 'ATM 轉帳' },
  credit: { id: 'checkout.credit', defaultMessage: '信用卡' },
  storeCode: { id: 'checkout.storeCode', defaultMessage: '超商代碼' },
  mycardCard: { id: 'checkout.mycardCard', defaultMessage: 'MyCard 點數卡' },
  mycardPoint: { id: 'checkout.mycardPoint', defaultMessage: 'MyCard 點數' },
  mycardWallet: { id: 'checkout.mycardWallet', defaultMessage: 'MyCard 錢包' },
});

/** The names of the groups of payment methods. */
export const groupNames: Readonly<Record<GateWayGroup['Group'], MessageDescriptor>> = defineMessages({
  telecom: { id: 'checkout.group.telecom', defaultMessage: '電信' },
  wallet: { id: 'checkout.group.wallet', defaultMessage: '電子錢包' },
  bank: { id: 'checkout.group.bank', defaultMessage: '銀行' },
  credit: { id: 'checkout.group.credit', defaultMessage: '刷卡' },
  store: { id: 'checkout.group.store', defaultMessage: '超商' },
  prepaid: { id: 'checkout.group.prepaid', defaultMessage: '點數卡' },
});
