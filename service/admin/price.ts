import type { Order } from '#protocol/entities/order.ts';

export const priceOf = ({ Price }: Pick<Order, 'Price'>): string => `NT$ ${Price.toLocaleString('en')}`;
