import * as z from 'zod/mini';
import { Device } from './device.ts';
import { Time } from './identifiers.ts';
import { Invoice } from './order.ts';
import { OwnLimits, PlayDay } from './ownLimit.ts';
import { Passkey } from './passkey.ts';

/** The records of a deleted account that the law requires to keep. */
export const KeptRecord = z.enum(['ledger', 'orders', 'invoices']);
export type KeptRecord = z.infer<typeof KeptRecord>;

export const DeletionState = z.object({
  /**
   * `none` means that there is no request. `requested` means that the account is deleted at DueTime. Until then the request can be
   * cancelled.
   */
  State: z.enum(['none', 'requested']),
  /** When it was requested and when it is due. Empty if there is no request. */
  RequestTime: z.union([Time, z.literal('')]),
  DueTime: z.union([Time, z.literal('')]),
  /**
   * The records that are kept, without anything that identifies the owner, each with the earliest time of its removal; counted from
   * DueTime, or from now.
   */
  Keeps: z.array(z.object({ What: KeptRecord, Until: Time })),
});
export type DeletionState = z.infer<typeof DeletionState>;

/** Rows of a kind, newest first. `Complete` is false if there are more than an export holds. */
const section = <Row extends z.ZodMiniType>(row: Row) => z.object({ Complete: z.boolean(), List: z.array(row) });
const When = z.union([Time, z.literal('')]);
const Other = z.string();

/** The export of everything stored about a player. Other players appear only by their ids. */
export const AccountExport = z.object({
  PlayerID: z.string(),
  ExportTime: Time,
  Profile: z.object({
    Name: z.string(),
    Information: z.string(),
    Level: z.int(),
    VIPLevel: z.int(),
    ClubID: z.string(),
    ClubRole: z.string(),
    /** Current pictures and earlier uploads. */
    PictureURLs: z.array(z.string()),
    /** The shown picture. 2 means none. */
    PictureSetting: z.int(),
    HideBalances: z.boolean(),
    HideLastLogin: z.boolean(),
    HideGame: z.boolean(),
    HideArrival: z.boolean(),
    /** Whether the player gets announcements of other players' wins. */
    HearsWins: z.boolean(),
    /** The end of the player's own pause. Empty if there is none. */
    PausedUntil: When,
    /** The operator's reason for a mute. Empty if there is none. */
    MuteReason: z.string(),
    RegistTime: Time,
    LastLoginTime: When,
  }),
  /** Ways to sign in, masked as in the product. */
  Identities: z.object({
    Phone: z.string(),
    Email: z.string(),
    /** As in `tptType`. */
    TptType: z.array(z.int()),
    /** `Subject` is the provider's id of the owner. */
    IdentityProviders: z.array(z.object({ TPType: z.int(), Subject: z.string(), BindTime: Time })),
  }),
  /** The player's own daily limits of play and spending, and today's use. */
  OwnLimits,
  Wallet: z.array(z.object({ ItemID: z.int(), Amount: z.int() })),
  BankBook: section(
    z.object({
      CreateTime: Time,
      ItemID: z.int(),
      BeforeAmount: z.int(),
      AfterAmount: z.int(),
      Source: z.string(),
      Reason: z.string(),
    }),
  ),
  Bans: section(z.object({ From: Time, Until: When, LiftTime: When, Reason: z.string() })),
  ClubBroadcasts: section(z.object({ CreateTime: Time, ClubID: z.string(), Channel: z.string(), Text: z.string() })),
  Devices: section(z.omit(Device, { DeviceID: true, Here: true })),
  Envelopes: section(
    z.object({
      CreateTime: Time,
      RedEnvelopeID: z.string(),
      Title: z.string(),
      Content: z.string(),
      Amount: z.int(),
      Quantity: z.int(),
    }),
  ),
  FavouriteGames: section(z.object({ CreateTime: Time, GameCode: z.string() })),
  Gifts: section(
    z.object({ CreateTime: Time, Direction: z.int(), OtherID: Other, ItemID: z.int(), Amount: z.int(), Fee: z.int() }),
  ),
  LiveRooms: section(z.object({ CreateTime: Time, RoomID: z.string(), Title: z.string() })),
  /** The hosts of live rooms that the player follows. */
  LiveFollows: section(z.object({ CreateTime: Time, RoomID: z.string(), Notify: z.boolean() })),
  LiveSessions: section(
    z.object({ StartTime: Time, EndTime: z.string(), RoomID: z.string(), Title: z.string(), PeakViewers: z.int() }),
  ),
  Mails: section(
    z.object({ CreateTime: Time, FromID: Other, Title: z.string(), Content: z.string(), Source: z.string() }),
  ),
  MessageReports: section(
    z.object({ CreateTime: Time, MessageID: z.string(), FromID: Other, Reason: z.string(), Status: z.string() }),
  ),
  /** The texts as others read them, and the original texts of masked messages. */
  Messages: section(
    z.object({ CreateTime: Time, Channel: z.string(), Message: z.string(), OriginalMessage: z.string() }),
  ),
  Missions: section(
    z.object({ MissionID: z.string(), Period: z.string(), Count: z.int(), DoneTime: When, ClaimTime: When }),
  ),
  Orders: section(
    z.object({
      CreateTime: Time,
      OrderID: z.string(),
      GoodsID: z.string(),
      Price: z.int(),
      GateWay: z.string(),
      State: z.string(),
      Invoice,
    }),
  ),
  Passkeys: section(z.omit(Passkey, { PasskeyID: true })),
  /** By day in Taipei, newest first. */
  PlayDays: section(PlayDay),
  PlayerReports: section(
    z.object({ CreateTime: Time, PlayerID: Other, Reason: z.int(), Text: z.string(), Status: z.string() }),
  ),
  RecentGames: section(z.object({ LastTime: Time, GameCode: z.string(), MachineNo: z.int(), Rounds: z.int() })),
  /** 1 means friend, 2 blocked. */
  Relations: section(z.object({ CreateTime: Time, OtherID: Other, Type: z.int() })),
  /** Sign-ins, refusals and changes of sign-in methods of 90 days; further fields depend on the kind. */
  SecurityEvents: section(
    z.object({
      CreateTime: Time,
      Kind: z.string(),
      Detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  Sessions: section(z.object({ CreateTime: Time, Provider: z.string(), Expires: Time, EndReason: z.string() })),
});
export type AccountExport = z.infer<typeof AccountExport>;
