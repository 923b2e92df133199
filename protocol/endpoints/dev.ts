import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { GameCode, JackpotName, RoundID } from '../entities/game.ts';
import { OutboxText } from '../entities/text.ts';
import { Amount, PlayerID, Time } from '../entities/identifiers.ts';
import { BindableType } from '../entities/provider.ts';
import { Order } from '../entities/order.ts';
import { SpecialReward } from '../entities/event.ts';
import { ItemAmount } from '../entities/present.ts';
import { VipLevel } from '../entities/vip.ts';

/** Development tools (decisions §1): 404 with all below `/dev` unless DEV_TOOLS is on. */
const defaults = {
  group: 'dev',
  origin: 'added',
  access: 'anyone',
  section: 'decisions §1',
  rate: null,
} as const;

export const getOutbox = endpoint({
  ...defaults,
  method: 'GET',
  path: '/dev/outbox',
  name: 'getOutbox',
  effect: 'read',
  request: z.object({ to: z.optional(z.string().check(z.maxLength(254))) }),
  result: z.object({ List: z.array(OutboxText) }),
  summary: 'Texts and e-mails that a gateway would have sent, newest first.',
});

export const getClock = endpoint({
  ...defaults,
  method: 'GET',
  path: '/dev/clock',
  name: 'getClock',
  effect: 'read',
  request: z.object({}),
  result: z.object({ ServerTime: Time }),
  summary: "The service's time, which a game server in development follows.",
});

export const advanceClock = endpoint({
  ...defaults,
  method: 'POST',
  path: '/dev/clock',
  name: 'advanceClock',
  // The call itself writes nothing. Jobs that fall due have their own units of work.
  effect: 'read',
  request: z.strictObject({
    Advance: z.int().check(z.minimum(1), z.maximum(366 * 24 * 60 * 60)),
  }),
  result: z.object({ ServerTime: Time }),
  summary: "Moves the service's clock forward by seconds and runs what falls due by then. Limits stay as they are.",
});

export const setPlayerState = endpoint({
  ...defaults,
  method: 'POST',
  path: '/dev/player',
  name: 'setPlayerState',
  effect: 'write',
  request: z.strictObject({
    PlayerID,
    VIPLevel: z.optional(VipLevel),
    /** The age of the account. A new account may give nothing away. */
    AgeSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(366 * 24 * 60 * 60))),
    /** 0 lifts a mute. */
    MuteSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(366 * 24 * 60 * 60))),
    Disabled: z.optional(z.boolean()),
    /** Absent means until the ban is lifted. */
    DisabledSeconds: z.optional(z.int().check(z.minimum(1), z.maximum(366 * 24 * 60 * 60))),
    /** A mute shows it to the player, and a ban shows it in the public list. */
    Reason: z.optional(z.string().check(z.maxLength(200))),
  }),
  result: z.object({}),
  codes: [100013],
  summary: 'Sets what only an operator may set, to try every state of a player.',
});

export const createIdentityToken = endpoint({
  ...defaults,
  method: 'POST',
  path: '/dev/identity',
  name: 'createIdentityToken',
  // Nothing is stored: the token contains its own data.
  effect: 'read',
  request: z.strictObject({
    TPType: BindableType,
    Subject: z.string().check(z.minLength(1), z.maxLength(128)),
    PictureURL: z._default(z.union([z.url().check(z.maxLength(512)), z.literal('')]), ''),
  }),
  result: z.object({ TPToken: z.string() }),
  summary: 'Makes the token that an identity provider would give to a person of your choice; valid for ten minutes.',
});

export { consentSignIn, setIdentity, setProviderState } from './devSignIn.ts';

export const grantItems = endpoint({
  ...defaults,
  method: 'POST',
  path: '/dev/grant',
  name: 'grantItems',
  effect: 'write',
  request: z.strictObject({
    PlayerID,
    ItemID: z.int().check(z.minimum(1), z.maximum(9999)),
    Amount: z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)),
  }),
  /** The balance of the item afterwards. */
  result: z.object({ Amount }),
  codes: [100013],
  summary: 'Gives a player an amount of an item from `house:dev`, through the ledger.',
});

/** Far below the largest balance, so that rounds can follow each other without an end. */
const MAX_OF_A_ROUND = 1_000_000_000_000;

export const settleRound = endpoint({
  ...defaults,
  method: 'POST',
  path: '/dev/round',
  name: 'settleRound',
  effect: 'write',
  request: z.strictObject({
    PlayerID,
    GameCode,
    Bet: Amount.check(z.maximum(MAX_OF_A_ROUND)),
    /** All winnings of the round, including a jackpot. */
    Win: Amount.check(z.maximum(MAX_OF_A_ROUND)),
    /** The part of the bet that was at risk, as at a table with opposite bets. Absent means all of it. */
    AtRisk: z.optional(Amount),
    Jackpot: z.optional(JackpotName),
    /** If the same round is sent again, nothing changes. Absent means a new round. */
    RoundID: z.optional(RoundID),
  }),
  result: z.object({ RoundID, Bet: Amount, Win: Amount, Gold: Amount }),
  codes: [100011, 100013, 300011, 300037],
  summary:
    'Settles a round as a game server would, with a result of your choice, and answers the balance after it. 300037: its bet would exceed a limit that the player set, or the time of play is used up; nothing moved.',
});

export { setClubState } from './devClub.ts';
export { setPublisher } from './devLive.ts';
export { putAd, putAnnouncement, setMaintenance, setSwitch, setWord } from './devOperator.ts';

export const setGameState = endpoint({
  ...defaults,
  method: 'POST',
  path: '/dev/game',
  name: 'setGameState',
  effect: 'write',
  request: z.strictObject({ GameCode, Playable: z.boolean() }),
  result: z.object({}),
  codes: [300011],
  summary: 'Opens or closes a game, as its provider does.',
});

export const playPayment = endpoint({
  ...defaults,
  method: 'POST',
  path: '/dev/pay',
  name: 'playPayment',
  effect: 'write',
  request: z.strictObject({
    OrderID: z.string().check(z.minLength(1), z.maxLength(64)),
    /**
     * `silent` means that it is paid, but the callback is lost. `late` means that it is paid, and the callback arrives a minute after the
     * order expires. `code` issues a code for an ATM or a store, and `codePaid` issues a code that is paid an hour later. `unavailable`
     * means that the gateway does not answer for this order.
     */
    Outcome: z.enum([
      'paid',
      'silent',
      'late',
      'doubled',
      'wrongAmount',
      'wrongSignature',
      'code',
      'codePaid',
      'failed',
      'abandoned',
      'unavailable',
      'refunded',
    ]),
  }),
  result: Order,
  codes: [300011, 300015],
  summary: "Plays the development gateway's callback, repeated or late if you like, or an operator's refund.",
});

const Seconds = z._default(z.int().check(z.minimum(1), z.maximum(366 * 24 * 60 * 60)), 24 * 60 * 60);

export const grantSpecialReward = endpoint({
  ...defaults,
  method: 'POST',
  path: '/dev/reward',
  name: 'grantSpecialReward',
  effect: 'write',
  request: z.strictObject({
    /** Absent means that each player may claim it once. */
    PlayerID: z.optional(PlayerID),
    ItemID: ItemAmount.shape.ItemID,
    Amount: ItemAmount.shape.Amount,
    Seconds,
  }),
  result: SpecialReward,
  codes: [100013],
  summary: 'Grants a player, or everyone, a reward to be claimed, as an operator does.',
});

export const createCoupon = endpoint({
  ...defaults,
  method: 'POST',
  path: '/dev/coupon',
  name: 'createCoupon',
  effect: 'write',
  request: z.strictObject({
    Rewards: z.array(ItemAmount).check(z.minLength(1), z.maxLength(10)),
    MinVip: z._default(VipLevel, 1),
    PerPlayer: z._default(z.int().check(z.minimum(1)), 1),
    /** 0 means no limit. */
    TotalLimit: z._default(z.int().check(z.minimum(0)), 0),
    /** Absent means every brand. */
    Brand: z.optional(z.string().check(z.maxLength(64))),
    /** Makes a code as before the batches: without a checksum, and for every brand. */
    Old: z._default(z.boolean(), false),
    Seconds,
  }),
  result: z.object({ Code: z.string() }),
  summary: 'Creates a redeem code, as an operator does.',
});
