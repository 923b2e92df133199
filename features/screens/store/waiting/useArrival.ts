import { type RefObject, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Order } from '#protocol/entities/order.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { useWithholdGold } from '../../../base/session/index.ts';
import { readPersonal, writePersonal } from '../../../base/settings/index.ts';
import { useCelebrate } from '../../../shared/rewards/index.ts';

const NAME = 'arrivedOrders';
const Arrived = z.array(z.string());
/** The orders that this tab has celebrated, so that a reload does not celebrate them again. */
const readArrived = (): readonly string[] => readPersonal(NAME, Arrived) ?? [];
/** The age in milliseconds from which a delivered order is not celebrated. */
const FRESH_MS = 10 * 60_000;

const isFresh = ({ Steps }: Order): boolean => {
  const delivered = Steps.findLast(({ State }) => State === 'delivered')?.CreateTime;
  return delivered !== undefined && Date.now() - Date.parse(delivered) < FRESH_MS;
};

/** Celebrates a delivery once. The bought goods fly from their picture to the wallet, and the wallet shows the gold when they arrive. */
export function useArrival(order: Order, picture: RefObject<Element | null>): void {
  const celebrate = useCelebrate();
  const { OrderID, ItemID, State } = order;
  const total = order.Amount + order.Bonus;
  const [isDue, setDue] = useState(() => !readArrived().includes(OrderID));
  const isArriving = isDue && State === 'delivered' && isFresh(order);
  useWithholdGold(isArriving && ItemID === ITEM.gold ? total : 0);
  useEffect(() => {
    if (!isArriving || readArrived().includes(OrderID)) return;
    writePersonal(NAME, [...readArrived(), OrderID].slice(-20));
    celebrate({
      gained: [{ ItemID, Amount: total }],
      from: picture.current,
      atLeast: 'big',
      onLand: () => setDue(false),
    });
  }, [isArriving, OrderID, ItemID, total, celebrate, picture]);
}
