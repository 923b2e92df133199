import { GOODS_TYPE, INVOICE, type OrderState } from '#protocol/entities/order.ts';
import { PRESENT } from '#protocol/entities/present.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { DEMO_COUPON } from '../../dev/demoCoupon.ts';
import { ECONOMY } from '../../economy.ts';
import { transferWithin } from '../../ledger/transfer.ts';
import type { Transaction } from '../../ports/store.ts';
import { DAY, HOUR, MINUTE, type WorldSource } from '../source.ts';
import type { WorldPart } from './part.ts';

interface DemoOrder {
  /** An item that costs gold. */
  readonly isGold?: boolean;
  readonly pack: number;
  readonly age: number;
  readonly way: readonly OrderState[];
  readonly isFirst?: boolean;
}

/** One order in each lasting state, oldest first. `paid` is not lasting, since payment and delivery share a transaction. */
const ORDERS: readonly DemoOrder[] = [
  { pack: 0, age: 12 * DAY, way: ['created', 'pending', 'paid', 'delivered'], isFirst: true },
  { pack: 2, age: 9 * DAY, way: ['created', 'pending', 'paid', 'delivered', 'refunded'] },
  { isGold: true, pack: 1, age: 6 * DAY, way: ['created', 'pending', 'failed'] },
  { pack: 1, age: 5 * DAY, way: ['created', 'pending', 'paid', 'delivered'] },
  { isGold: true, pack: 3, age: 2 * DAY, way: ['created', 'expired'] },
  { isGold: true, pack: 4, age: 10 * MINUTE, way: ['created', 'pending'] },
  { pack: 0, age: 5 * MINUTE, way: ['created'] },
];

/**
 * Orders of the first account, and coupons. It spent the bought gems on its pass ticket (the events' part) and on
 * gold, and lost that gold in rounds, so it keeps the promised balance.
 */
export const shopPart: WorldPart = async (tx, { source, players }) => {
  const [hero] = players;
  if (hero === undefined) return;
  const { PlayerID } = hero.row;
  let bought = -ECONOMY.Event.PassTicket.Price;
  for (const [at, order] of ORDERS.entries()) bought += await createDemoOrder(tx, source, PlayerID, order, at);
  await spendRest(tx, source, PlayerID, bought);
  await createDemoCoupons(tx, source);
};

/** @returns the remaining gems */
async function createDemoOrder(
  tx: Transaction,
  { ago }: WorldSource,
  PlayerID: string,
  { isGold = false, pack, age, way, isFirst = false }: DemoOrder,
  at: number,
): Promise<number> {
  const goods = ECONOMY.Shop[isGold ? 'GoldPacks' : 'WalletPacks'][pack];
  if (goods === undefined) throw new Error(`there is no pack ${pack}`);
  const OrderID = `demo-order-${at + 1}`;
  const life = ECONOMY.Shop.OrderMinutes * MINUTE;
  const isTaken = way.includes('pending');
  const Bonus = isFirst ? goods.Amount * (ECONOMY.Shop.FirstPurchaseTimes - 1) : 0;
  await tx.table('orders').insert({
    OrderID,
    PlayerID,
    GoodsID: goods.GoodsID,
    GoodsType: isGold ? GOODS_TYPE.gold : GOODS_TYPE.gem,
    ItemID: isGold ? ITEM.gold : ITEM.gem,
    Amount: goods.Amount + goods.Extra,
    Bonus,
    Price: goods.Price,
    GateWay: at % 2 === 0 ? 'credit' : 'bank',
    State: way.at(-1) ?? 'created',
    Invoice: { Type: INVOICE.account, Number: '' },
    TradeSeq: isTaken ? tradeOf(at) : '',
    AuthCode: isTaken ? 'sandbox' : '',
    PaymentURL: isTaken ? `/dev?pay=${OrderID}` : '',
    PaymentCode: null,
    CreateTime: ago(age),
    ExpireTime: ago(age - life),
  });
  if (isTaken) await insertDemoAttempt(tx, { OrderID, Price: goods.Price, way, at, CreateTime: ago(age - MINUTE) });
  const when = (step: number): string => ago(age - (way[step] === 'expired' ? life : step * MINUTE));
  await tx.table('orderSteps').insert(way.map((State, Step) => ({ OrderID, Step, State, CreateTime: when(Step) })));
  if (isFirst) await tx.table('firstPurchases').insert({ PlayerID, OrderID, CreateTime: when(3) });
  if (!way.includes('delivered')) return 0;
  const ID = `order:${OrderID}:deliver`;
  await transferWithin(tx, when(3), {
    ID,
    Reason: 'purchase',
    Source: 'store',
    Lines: [
      { Owner: 'house:store', ItemID: ITEM.gem, Amount: -(goods.Amount + Bonus) },
      { Owner: `player:${PlayerID}`, ItemID: ITEM.gem, Amount: goods.Amount + Bonus },
    ],
  });
  if (!way.includes('refunded')) return goods.Amount + Bonus;
  await transferWithin(tx, when(4), {
    ID: `order:${OrderID}:refund`,
    Reason: 'refund',
    Source: 'store',
    Reverses: ID,
  });
  return 0;
}

/** A gateway's number of 20 letters. */
const tradeOf = (at: number): string => `DEMOORDER${String.fromCodePoint(FIRST_LETTER + at).repeat(11)}`;
const FIRST_LETTER = 65;

interface DemoTrade {
  readonly OrderID: string;
  readonly Price: number;
  readonly way: readonly OrderState[];
  readonly at: number;
  readonly CreateTime: string;
}

/** The data of an order at its gateway and at the issuer of invoices. */
async function insertDemoAttempt(tx: Transaction, { OrderID, Price, way, at, CreateTime }: DemoTrade): Promise<void> {
  const isPaid = way.includes('paid');
  const isRefunded = way.includes('refunded');
  await tx.table('paymentAttempts').insert({
    TradeNo: tradeOf(at),
    OrderID,
    Adapter: at % 2 === 0 ? 'omg' : 'mycard',
    State: isPaid ? 'paid' : way.includes('failed') ? 'failed' : 'waiting',
    Price,
    GatewayNo: `sandbox-${OrderID}`,
    AuthCode: 'sandbox',
    Checkout: { Address: `/dev?pay=${OrderID}`, Fields: null },
    OpenTime: '',
    Origin: '',
    AskTime: CreateTime,
    QueryTime: '',
    Queries: 0,
    Confirm: '',
    Refund: isRefunded ? 'done' : '',
    CreateTime,
    RefundPrice: 0,
  });
  if (!isPaid) return;
  const issued = {
    RelateNo: tradeOf(at),
    Number: `MG${String(26_112_700 + at)}`,
    RandomCode: String(4180 + at),
    IssueTime: CreateTime,
    Price,
    Refund: isRefunded ? Price : 0,
  };
  await tx.table('sandboxInvoices').insert(issued);
  await tx.table('invoices').insert({
    ...issued,
    OrderID,
    State: isRefunded ? 'voided' : 'issued',
    Asked: '',
    AllowanceNo: '',
    DueTime: '',
    Tries: 0,
    CreateTime,
  });
}

/** The remaining gems are exchanged for gold, which a round loses. */
async function spendRest(tx: Transaction, { ago }: WorldSource, PlayerID: string, gems: number): Promise<void> {
  if (gems <= 0) throw new Error('the orders of the demo world do not pay for its pass ticket');
  const Owner = `player:${PlayerID}`;
  const gold = gems * ECONOMY.Shop.GoldPerGem;
  await transferWithin(tx, ago(DAY), {
    ID: 'demo:shop:exchange',
    Reason: 'exchange',
    Source: 'store',
    Lines: [
      { Owner: 'house:store', ItemID: ITEM.gold, Amount: -gold },
      { Owner, ItemID: ITEM.gold, Amount: gold },
      { Owner, ItemID: ITEM.gem, Amount: -gems },
      { Owner: 'house:store', ItemID: ITEM.gem, Amount: gems },
    ],
  });
  await transferWithin(tx, ago(DAY - HOUR), {
    ID: 'demo:shop:bet',
    Reason: 'bet',
    Source: 'game',
    Lines: [
      { Owner, ItemID: ITEM.gold, Amount: -gold },
      { Owner: 'house:games', ItemID: ITEM.gold, Amount: gold },
    ],
  });
}

/** A code for everyone, a code for high tiers, and an expired code. */
async function createDemoCoupons(tx: Transaction, { ago }: WorldSource): Promise<void> {
  const coupon = {
    Rewards: [
      { ItemID: ITEM.gold, Amount: 8888 },
      { ItemID: PRESENT.spin, Amount: 1 },
    ],
    MinVip: 1,
    PerPlayer: 1,
    TotalLimit: 0,
    Used: 0,
    StartTime: ago(30 * DAY),
    ExpireTime: '',
    CreateTime: ago(30 * DAY),
  };
  await tx.table('coupons').insert([
    { ...coupon, Code: DEMO_COUPON },
    { ...coupon, Code: 'DIAMOND2026', MinVip: 5, Rewards: [{ ItemID: ITEM.gold, Amount: 88_888 }] },
    { ...coupon, Code: 'SUMMER2026', ExpireTime: ago(DAY) },
  ]);
}
