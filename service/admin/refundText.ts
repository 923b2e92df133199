import type { RefundSides } from '#domain/payment/refundSides.ts';

const counted = (amount: number): string => amount.toLocaleString('en');

/** Both sides of a refund as lines: the player's money, the items that the house takes back, and the items that it cannot take back. */
export function refundText({ Price, Brought, Taken, PassedOn, Vip }: RefundSides): readonly string[] {
  return [
    `player gets NT$ ${counted(Price)}`,
    `house takes ${counted(Taken)} items and ${counted(Vip.Lost)} VIP experience, VIP ${Vip.From} -> ${Vip.To}`,
    `house loses ${counted(PassedOn)} items passed on, ${counted(Brought - Taken)} played`,
  ];
}
