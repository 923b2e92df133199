import * as z from 'zod/mini';
import { Device } from './device.ts';
import { Time } from './identifiers.ts';
import { Invoice } from './order.ts';
import { OwnLimits, PlayDay } from './ownLimit.ts';
import { Passkey } from './passkey.ts';

/** The records of a deleted account that the law requires to keep. */
export const KeptRecord = z.enum(['ledger', 'orders', 'invoices']);
export type KeptRecord = z.infer<typeof KeptRecord>;

/** Where the deletion of an account stands. */
export const DeletionState = z.object({
  /** `none`: nobody asked for it. `requested`: it happens at DueTime, and can be taken back until then. */
  State: z.enum(['none', 'requested']),
  /** When it was asked for and when it happens; empty where nobody asked. */
  RequestTime: z.union([Time, z.literal('')]),
  DueTime: z.union([Time, z.literal('')]),
  /** What stays, without anything that identifies the owner, and at least until when; counted from DueTime, or from now. */
  Keeps: z.array(z.object({ What: KeptRecord, Until: Time })),
});
export type DeletionState = z.infer<typeof DeletionState>;

/** Rows of a kind, newest first. `Complete` is false where there were more than an export holds. */
const section = <Row extends z.ZodMiniType>(row: Row) => z.object({ Complete: z.boolean(), List: z.array(row) });
const When = z.union([Time, z.literal('')]);
const Other = z.string();

/** The export of everything stored about a player. Other players appear by their ids alone. */
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
    /** Those in use, and those uploaded before. */
    PictureURLs: z.array(z.string()),
    /** Which of them is shown; 2: none. */
    PictureSetting: z.int(),
    HideBalances: z.boolean(),
    HideLastLogin: z.boolean(),
    /** Whether the wins of others are told to the player. */
    HearsWins: z.boolean(),
    /** Until when the account is paused by its owner; empty: it is not. */
    PausedUntil: When,
    /** Why an operator muted it; empty: nobody did. */
    MuteReason: z.string(),
    RegistTime: Time,
    LastLoginTime: When,
  }),
  /** Ways to sign in, masked as the product masks them. */
  Identities: z.object({
    Phone: z.string(),
    Email: z.string(),
    /** As in `tptType`. */
    TptType: z.array(z.int()),
    /** `Subject` is the provider's own id of the owner. */
    IdentityProviders: z.array(z.object({ TPType: z.int(), Subject: z.string(), BindTime: Time })),
  }),
  /** What one may play and spend a day by one's own will, and what of it is used today. */
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
  /** What was written to the members of a club. */
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
  Mails: section(
    z.object({ CreateTime: Time, FromID: Other, Title: z.string(), Content: z.string(), Source: z.string() }),
  ),
  /** Messages that the player reported. */
  MessageReports: section(
    z.object({ CreateTime: Time, MessageID: z.string(), FromID: Other, Reason: z.string(), Status: z.string() }),
  ),
  /** As others read them, and as they were written where words were masked. */
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
  /** Players whom the player reported. */
  PlayerReports: section(
    z.object({ CreateTime: Time, PlayerID: Other, Reason: z.int(), Text: z.string(), Status: z.string() }),
  ),
  RecentGames: section(z.object({ LastTime: Time, GameCode: z.string(), MachineNo: z.int(), Rounds: z.int() })),
  /** 1 friend, 2 blocked. */
  Relations: section(z.object({ CreateTime: Time, OtherID: Other, Type: z.int() })),
  /** Sign-ins, refusals and changes of ways in, of 90 days; what else stands in one depends on its kind. */
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
