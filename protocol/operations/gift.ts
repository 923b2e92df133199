import * as z from 'zod/mini';
import { Gift, GiftItemID, GiftOffer, GiftPassword, GiftQuota, GiftShown } from '../entities/gift.ts';
import { Amount, Page, perPage, PlayerID } from '../entities/identifiers.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = { group: 'gift', origin: 'spec', caller: 'player' } as const;

export const sendGift = operation({
  ...defaults,
  op: 30210,
  name: 'sendGift',
  socket: 'chat',
  effect: 'write',
  request: z.strictObject({
    ToID: PlayerID,
    ItemID: GiftItemID,
    /** Gold (at least 20,000), or 1 to 99 effect gifts. */
    Amount: Amount.check(z.minimum(1), z.maximum(1_000_000_000_000)),
    /** The live room that shows an effect gift. */
    RoomID: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
    /** The fee in gold that the player confirmed. If it is given, it must equal the current fee. */
    Fee: z.optional(Amount),
    /** Required if the sender has set a gift password. */
    Password: z.optional(GiftPassword),
  }),
  result: z.object({
    Gift,
    Quota: GiftQuota,
    /** An effect gift in a room, as the other players in the room get it by 30212. */
    Shown: z.optional(GiftShown),
  }),
  codes: [
    100011, 200070, 200071, 200076, 200077, 200078, 200079, 200080, 200081, 200121, 200122, 200124, 200125, 200218,
    300011, 300017, 300021, 300036, 300039,
  ],
  summary:
    'Gives gold or effect gifts; the receiver collects gold from the mail. 200076: a guest or a muted account. 200070: no such player, or a block in either direction. 200077: a banned receiver. 300021: to the caller. 300017: the room’s host removed the giver until Until. 200079: one gift is worth too much. 200080: today’s number is used up. 200081: today’s worth is used up; 200125: the rest of it is not enough. 200218: a wrong password, with the tries left in RemainingTime; after the third 200122 until midnight in Taipei. 300036 (Field Amount): no gift password is set, and today’s gold with this gift is above the amount without a second check; it needs a sign-in or a confirmation of the last ten minutes. 300039: an account younger than 24 hours gives nothing until Until.',
  section: 'specification 1 §5, §7; 2 §8; decisions §7',
});

export const giftShown = pushOf(sendGift, {
  op: 30212,
  name: 'giftShown',
  audience: 'channel',
  result: GiftShown,
  summary: 'A gift: to the room of an effect gift, otherwise to the receiver.',
});

export const getGiftCatalogue = operation({
  ...defaults,
  op: 30230,
  name: 'getGiftCatalogue',
  socket: 'chat',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({
    /** The smallest amount in gold, and the fee in percent, rounded down. */
    Gold: z.object({ Minimum: Amount, FeePercent: Amount }),
    List: z.array(GiftOffer),
    Quota: GiftQuota,
    /** Whether a gift needs the player's gift password. */
    HasPassword: z.boolean(),
  }),
  summary: 'The possible gifts, their prices in the brand’s item, the fee, and the rest of today’s quota.',
  section: 'specification 1 §7; decisions §7',
});

export const getGiftRecords = operation({
  ...defaults,
  op: 12860,
  name: 'getGiftRecords',
  socket: 'lobby',
  effect: 'read',
  request: z.strictObject({
    Page,
    PerPage: perPage(20, 100),
    /** 1 means sent, 2 received. Absent means both. */
    Direction: z.optional(z.union([z.literal(1), z.literal(2)])),
  }),
  result: z.object({ List: z.array(Gift), Total: z.int().check(z.minimum(0)) }),
  summary: 'Lists the caller’s sent and received gifts, newest first.',
  section: 'specification 2 §2, §7',
});

export const setGiftPassword = operation({
  ...defaults,
  op: 15400,
  name: 'setGiftPassword',
  socket: 'lobby',
  origin: 'added',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({
    /** Six digits, or empty to remove the password. */
    Password: z.union([GiftPassword, z.literal('')]),
    /** Required if a password is set. */
    OldPassword: z.optional(GiftPassword),
  }),
  result: z.object({ HasPassword: z.boolean() }),
  codes: [200122, 200218, 300030],
  summary:
    'Sets, changes or removes the gift password; a wrong old password counts among the three tries of the day. The first password needs a sign-in or a confirmation of the last ten minutes (300030).',
  section: 'decisions §7',
});
