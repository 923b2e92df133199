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
