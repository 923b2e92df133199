import { lazy } from 'react';
import { loadAgain } from '#ui/loadAgain.ts';

/** /member/orders */
export const OrdersPage = lazy(
  loadAgain(() => import('./OrdersPage.tsx').then((module) => ({ default: module.OrdersPage }))),
);
/** /member/orders/:order */
export const OrderPage = lazy(
  loadAgain(() => import('./OrderPage.tsx').then((module) => ({ default: module.OrderPage }))),
);
/** Cancels an unpaid order after a question. */
export const CancelOrder = lazy(
  loadAgain(() => import('./CancelOrder.tsx').then((module) => ({ default: module.CancelOrder }))),
);
