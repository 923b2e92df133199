import * as z from 'zod/mini';
import { Amount, LocalisedText, Time } from './identifiers.ts';

/** Goods for money, numbered as the tabs of the bank book. */
export const GOODS_TYPE = { gold: 1, gem: 2, point: 3 } as const;
export const GoodsType = z.union([z.literal(GOODS_TYPE.gold), z.literal(GOODS_TYPE.gem), z.literal(GOODS_TYPE.point)]);
export type GoodsType = z.infer<typeof GoodsType>;

/** Ways to pay (specification 2 §3), each with its group. The operator's settings say which gateway serves a way. */
export const GATE_WAY_GROUPS = {
  telecom: 'telecom',
  wallet: 'wallet',
  bank: 'bank',
  credit: 'credit',
  storeCode: 'store',
  mycardCard: 'prepaid',
  mycardPoint: 'prepaid',
  mycardWallet: 'prepaid',
} as const;
export type GateWay = keyof typeof GATE_WAY_GROUPS;
export const GateWay = z.enum(Object.keys(GATE_WAY_GROUPS) as [GateWay, ...GateWay[]]);

/** Gateways that have an adapter. */
export const PAYMENT_ADAPTERS = ['mycard', 'omg', 'ecpay'] as const;
export const PaymentAdapter = z.enum(PAYMENT_ADAPTERS);
export type PaymentAdapter = z.infer<typeof PaymentAdapter>;

/** How a player pays at an ATM or a store, with a code that the gateway issued. */
export const PaymentCode = z.object({
  Kind: z.enum(['atm', 'store']),
  /** The number of the bank; empty for a store. */
  Bank: z.string(),
  /** The account to pay into, or the code for the store. */
  Number: z.string(),
  /** The code can be paid until this time. */
  ExpireTime: Time,
});
export type PaymentCode = z.infer<typeof PaymentCode>;

/** 1 means kept with the account, 2 mobile barcode, 3 citizen certificate, 4 donated, 5 for a company. */
export const INVOICE = { account: 1, barcode: 2, certificate: 3, donation: 4, company: 5 } as const;
export const Invoice = z.strictObject({
  Type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  /** The barcode, certificate, donation code or company number; empty for 1. */
  Number: z._default(z.string().check(z.maxLength(32)), ''),
});
export type Invoice = z.infer<typeof Invoice>;

/**
 * The states of an order (decisions §7). `waiting` means that the gateway issued a code that is not paid yet. `mismatched` means that the
 * gateway reports a payment of another amount, currency or goods, which delivers nothing until an operator has looked at it. `cancelled`
 * means that the player no longer wants to pay it.
 */
export const ORDER_STATES = [
  'created',
  'pending',
  'waiting',
  'paid',
  'delivered',
  'failed',
  'expired',
  'refunded',
  'cancelled',
  'mismatched',
] as const;
export const OrderState = z.enum(ORDER_STATES);
export type OrderState = z.infer<typeof OrderState>;

const TimeOrNone = z.union([Time, z.literal('')]);

/** The days after the delivery in which a player may ask for the rescission of an order. */
export const RESCISSION_DAYS = 7;

/** The invoice of a paid order. `due` means that it is not issued yet. `allowance` means that a part of its amount was refunded. */
export const Receipt = z.object({
  State: z.enum(['due', 'issued', 'voided', 'allowance', 'failed']),
  /** The number, such as `AB12345678`. Empty before it is issued. */
  Number: z.string(),
  /** Four digits that go with the number. Empty before it is issued. */
  RandomCode: z.string(),
  IssueTime: TimeOrNone,
  /** The player's choice. The number of a carrier is masked. */
  Invoice,
});
export type Receipt = z.infer<typeof Receipt>;

/** A player's request to rescind an order. An operator decides. */
export const Rescission = z.object({
  State: z.enum(['asked', 'granted', 'refused']),
  AskTime: Time,
  DecideTime: TimeOrNone,
  /** How many of the bought items are unused. They are set aside until the decision. */
  Unused: Amount,
  /** NT$ for the unused items. */
  Refund: Amount,
  /** The operator's reason. Empty before the decision. */
  Note: z.string(),
});
export type Rescission = z.infer<typeof Rescission>;

/**
 * The state of an order's refund. `asked` means that an operator has to decide on the rescission. `refused` means that the operator refused
 * it. `due` means that the money is under way. `done` means that the gateway returned it. `byHand` means that the gateway cannot return it,
 * so the operator does.
 */
export const REFUND_STATES = ['asked', 'refused', 'due', 'done', 'byHand'] as const;
export const OrderRefund = z.object({
  /**
   * `rescission` means that the player asked for it. `operator` means that the house took the order back. `double` means that the order was
   * paid twice.
   */
  Reason: z.enum(['rescission', 'operator', 'double']),
  State: z.enum(REFUND_STATES),
  /** NT$. */
  Price: Amount,
  /** Items of the order that were spent before the house took it back. They are owed to the house and leave no wallet. */
  Unreversed: Amount,
});
export type OrderRefund = z.infer<typeof OrderRefund>;

/** The states of an order that can still be paid or cancelled. Their price counts in a limit of spending. */
export const UNPAID_STATES = ['created', 'pending', 'waiting'] as const satisfies readonly OrderState[];

/** Groups of states for lists of orders. */
export const ORDER_GROUPS = {
  open: ['created', 'pending', 'waiting', 'mismatched', 'paid'],
  delivered: ['delivered'],
  ended: ['failed', 'expired', 'cancelled', 'refunded'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>;
export const OrderGroup = z.enum(['open', 'delivered', 'ended']);
export type OrderGroup = z.infer<typeof OrderGroup>;

export const Order = z.object({
  OrderID: z.string(),
  GoodsID: z.string(),
  GoodsType,
  ItemID: z.int(),
  /** The whole amount of the pack, its `Extra` included. */
  Amount,
  /** The bonus of a first purchase. 0 before the delivery. */
  Bonus: Amount,
  /**
   * The items of the order that the player passed on since the delivery. They count as used up, bought items first. 0 after the order can
   * no longer be given back.
   */
  PassedOn: Amount,
  /** NT$. */
  Price: Amount,
  GateWay,
  /** The gateway that serves the order. Null before the order was handed to a gateway. */
  Adapter: z.nullable(PaymentAdapter),
  /** The number of the latest attempt at the gateway. Empty before the first attempt. */
  TradeNo: z.string(),
  State: OrderState,
  /** The address to pay at. Empty before the gateway accepted the order. */
  PaymentURL: z.string(),
  /** The code to pay with at an ATM or a store. Null if there is none. */
  PaymentCode: z.nullable(PaymentCode),
  CreateTime: Time,
  /** An unpaid order expires at this time. */
  ExpireTime: Time,
  /** A delivered order can be given back until this time (`askRescission`). Empty before the delivery. */
  RescissionUntil: TimeOrNone,
  /** Null before the payment. */
  Receipt: z.nullable(Receipt),
  /** Null if the player did not ask for a rescission. */
  Rescission: z.nullable(Rescission),
  /** Null if there is no refund. */
  Refund: z.nullable(OrderRefund),
  /** The states of the order, oldest first. */
  Steps: z.array(z.object({ State: OrderState, CreateTime: Time })),
});
export type Order = z.infer<typeof Order>;

/** A pack for money: gold, gems or points (specification 2 §1). */
export const MoneyPack = z.object({
  GoodsID: z.string(),
  GoodsType,
  ItemID: z.int(),
  Amount,
  /** The amount that is added to the pack at each purchase. */
  Extra: Amount,
  /** The amount that is added if this is the player's first purchase: as much as `Amount` and `Extra`. 0 afterwards. */
  Bonus: Amount,
  /** NT$. */
  Price: Amount,
  /** VIP experience that the purchase adds. */
  Experience: Amount,
  /** Whether players buy this pack most. */
  Popular: z.boolean(),
});
export type MoneyPack = z.infer<typeof MoneyPack>;

export const ShopGoods = z.object({
  GoldPacks: z.array(MoneyPack),
  /** The brand's gems or points. */
  WalletPacks: z.array(MoneyPack),
  /** Whether the next purchase is the player's first, which is doubled. */
  FirstPurchase: z.boolean(),
});
export type ShopGoods = z.infer<typeof ShopGoods>;

export const GateWayGroup = z.object({
  Group: z.enum(['telecom', 'wallet', 'bank', 'credit', 'store', 'prepaid']),
  GateWays: z.array(z.object({ GateWay, Adapter: PaymentAdapter })),
});
export type GateWayGroup = z.infer<typeof GateWayGroup>;

export const GoodsGateWays = z.object({ GoodsType, Groups: z.array(GateWayGroup) });
export type GoodsGateWays = z.infer<typeof GoodsGateWays>;

export const Charity = z.object({ Code: z.string(), Name: LocalisedText });
export type Charity = z.infer<typeof Charity>;
