import * as z from 'zod/mini';
import { Amount, PlayerID, Time } from './identifiers.ts';
import { ProviderType } from './provider.ts';
import { VipLevel } from './vip.ts';

/** 1 uploaded, 2 system default (hides the picture), 3 LINE, 4 Facebook; 1 becomes 2 if the address is empty (specification 2 §3). */
export const PictureSetting = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type PictureSetting = z.infer<typeof PictureSetting>;

/**
 * A player in lists and messages (specification 1 §3). `Online` is only in answers about players as of now (11510, 11490, 11520, 30030 …):
 * a message keeps its sender as of then, and viewers of a live room are connected.
 */
export const PlayerSummary = z.object({
  PlayerID,
  Name: z.string(),
  VIPLevel: VipLevel,
  /** Address of the shown picture. Empty if there is none. */
  PicURL: z.string(),
  /** The same picture, under its second name in the specification. */
  PictureURL: z.string(),
  PictureSetting,
});
export type PlayerSummary = z.infer<typeof PlayerSummary>;

/** The pictures that a player can choose from, empty if missing; of other players only the shown picture. */
const PictureData = z.object({ UploadPicURL: z.string(), LinePicURL: z.string(), FBPicURL: z.string() });

/** 0 means none, 1 friend, 2 blocked. */
export const Relationship = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** The fields that a player hides from others. */
export const Privacy = z.object({
  /** Gold, gems and points: no bag is shown, and the list of the richest leaves the player out. */
  HideBalances: z.boolean(),
  /** When the player last signed in. */
  HideLastLogin: z.boolean(),
  /** The game that the player is in, which friends see otherwise. */
  HideGame: z.boolean(),
  /** The line that live rooms show when the player comes in. */
  HideArrival: z.boolean(),
});

/** When a player last signed in. Empty if the player hides it. */
export const ShownLastLogin = z.union([Time, z.literal('')]);

/** A player as others see them (answer of 11520; specification 2 §3). */
export const UserInfo = z.extend(PlayerSummary, {
  Online: z.boolean(),
  Level: z.int().check(z.minimum(1)),
  PictureData,
  Information: z.string(),
  Rename: z.int().check(z.minimum(0)),
  RenameLimit: z.int().check(z.minimum(0)),
  /** `KickoutBtn`: whether the caller may kick this player from their common club. */
  Club: z.object({ ClubName: z.string(), KickoutBtn: z.boolean() }),
  /** Gold, gems and points of another player. Empty if the player hides them. */
  Bag: z.object({ Items: z.record(z.string(), z.object({ Amount })) }),
  RegistTime: Time,
  LastLoginTime: ShownLastLogin,
  /** The player's relation to the caller. */
  Relationship,
  /** Whether the player has blocked the caller. */
  HasBlock: z.boolean(),
  /** The caller's own e-mail address. Empty if there is none, and always empty for other players. */
  userEmail: z.string(),
  /** Whether the player hosts a live room. */
  isHost: z.boolean(),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** How a player is registered: as a guest of this device, by phone, by an identity provider, or by both. */
export const REGIST_SITUATION = { guest: 0, phone: 1, identityProvider: 2, phoneAndProvider: 3 } as const;

/** The player's own profile (answer of /api/v1/player; specification 1 §3 gives these names). */
export const OwnProfile = z.object({
  isHost: z.boolean(),
  player: z.object({
    playerID: PlayerID,
    name: z.string(),
    pictureSetting: PictureSetting,
    /** Address of the shown picture. Empty if there is none. */
    picURL: z.string(),
    /** The same picture, under its second name in the specification. */
    pictureURL: z.string(),
    pictureData: PictureData,
    phone: z.string(),
    tptType: z.array(ProviderType),
    email: z.string(),
    registTime: Time,
    Rename: z.int().check(z.minimum(0)),
    RenameLimit: z.int().check(z.minimum(0)),
    RegistSituation: z.enum(REGIST_SITUATION),
  }),
  bag: z.object({ coin: Amount, point: Amount, gem: Amount }),
  level: z.object({ level: z.int().check(z.minimum(1)), vipLevel: VipLevel }),
  /** When the account will be deleted. Empty if there is no request. Added. */
  deletionTime: z.union([Time, z.literal('')]),
});
export type OwnProfile = z.infer<typeof OwnProfile>;
