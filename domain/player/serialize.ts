import {
  type OwnProfile,
  PictureSetting,
  type PlayerSummary,
  REGIST_SITUATION,
  type UserInfo,
} from '#protocol/entities/player.ts';
import { BindableType, PROVIDER_TYPE, type ProviderType } from '#protocol/entities/provider.ts';
import { ITEM, type Wallet } from '#protocol/entities/wallet.ts';
import { mayKick } from '#protocol/rules/club.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import { deletionTimeOf } from '../session/deletion.ts';
import { isOnline } from '../connection/presence.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { hasBlocked } from './blocked.ts';
import { relationshipOf } from './relationship.ts';

/** Replaces `uploaded` by the system's default for a player without an upload (specification 2 §3). */
export function settingOf({ PictureSetting: kept, Picture }: PlayerRow): PictureSetting {
  const setting = PictureSetting.parse(kept);
  return setting === 1 && Picture === '' ? 2 : setting;
}

/** The shown picture. Empty means the system's default. */
function pictureOf(player: PlayerRow): Pick<PlayerSummary, 'PicURL' | 'PictureURL' | 'PictureSetting'> {
  const setting = settingOf(player);
  const { UploadPicURL, LinePicURL, FBPicURL } = pictureDataOf(player);
  const PicURL = { 1: UploadPicURL, 2: '', 3: LinePicURL, 4: FBPicURL }[setting];
  return { PicURL, PictureURL: PicURL, PictureSetting: setting };
}

export const pictureDataOf = ({ Picture, LinePicture, FacebookPicture }: PlayerRow): UserInfo['PictureData'] => ({
  UploadPicURL: Picture,
  LinePicURL: LinePicture,
  FBPicURL: FacebookPicture,
});

/** Shows only the picture in use, because the player did not choose to show the others. */
function shownPictureData(player: PlayerRow): UserInfo['PictureData'] {
  const setting = settingOf(player);
  const { UploadPicURL, LinePicURL, FBPicURL } = pictureDataOf(player);
  return {
    UploadPicURL: setting === 1 ? UploadPicURL : '',
    LinePicURL: setting === 3 ? LinePicURL : '',
    FBPicURL: setting === 4 ? FBPicURL : '',
  };
}

export const summaryOf = (player: PlayerRow): PlayerSummary => ({
  PlayerID: player.PlayerID,
  Name: player.Name,
  VIPLevel: player.VIPLevel,
  ...pictureOf(player),
});

/** Empty if the player hides it. */
export const shownLastLogin = ({ HideLastLogin, LastLoginTime }: PlayerRow): string =>
  HideLastLogin ? '' : LastLoginTime;

export async function walletOf(db: Reader, playerID: string): Promise<Wallet> {
  const accounts = await db.table('accounts').find({ where: { Owner: `player:${playerID}` } });
  const balance = (item: number): number => accounts.find(({ ItemID }) => ItemID === item)?.Balance ?? 0;
  return { Gold: balance(ITEM.gold), Gem: balance(ITEM.gem), GamePoint: balance(ITEM.point) };
}

/** The player's own profile in the shell's names (specification 1 §3). */
export async function profileOf(db: Reader, player: PlayerRow): Promise<OwnProfile> {
  const { Gold, Gem, GamePoint } = await walletOf(db, player.PlayerID);
  const { PicURL, PictureURL, PictureSetting: setting } = pictureOf(player);
  return {
    isHost: player.IsHost,
    player: {
      playerID: player.PlayerID,
      name: player.Name,
      pictureSetting: setting,
      picURL: PicURL,
      pictureURL: PictureURL,
      pictureData: pictureDataOf(player),
      phone: maskPhone(player.Phone),
      tptType: [...player.TptType],
      email: player.Email,
      registTime: player.RegistTime,
      Rename: player.Rename,
      RenameLimit: ECONOMY.RenameLimit,
      RegistSituation: situationOf(player.TptType),
    },
    bag: { coin: Gold, point: GamePoint, gem: Gem },
    level: { level: player.Level, vipLevel: player.VIPLevel },
    deletionTime: await deletionTimeOf(db, player.PlayerID),
  };
}

/** The degree of registration, by the ways to sign in. */
function situationOf(types: readonly ProviderType[]): OwnProfile['player']['RegistSituation'] {
  const byProvider = types.some((type) => BindableType.safeParse(type).success);
  if (types.includes(PROVIDER_TYPE.phone)) {
    return byProvider ? REGIST_SITUATION.phoneAndProvider : REGIST_SITUATION.phone;
  }
  return byProvider ? REGIST_SITUATION.identityProvider : REGIST_SITUATION.guest;
}

/** The profile as the viewer sees it now. The viewer may be the player. */
export async function userInfoOf(db: Reader, player: PlayerRow, viewer: PlayerRow): Promise<UserInfo> {
  const { PlayerID, ClubID } = player;
  const club = ClubID === '' ? undefined : await db.table('clubs').get(ClubID);
  const isOther = PlayerID !== viewer.PlayerID;
  const isFellow = isOther && ClubID !== '' && ClubID === viewer.ClubID;
  return {
    ...summaryOf(player),
    Online: (await isOnline(db, [PlayerID])).has(PlayerID),
    Level: player.Level,
    PictureData: isOther ? shownPictureData(player) : pictureDataOf(player),
    Information: player.Information,
    Rename: player.Rename,
    RenameLimit: ECONOMY.RenameLimit,
    Club: { ClubName: club?.ClubName ?? '', KickoutBtn: isFellow && mayKick(viewer.ClubRole, player.ClubRole) },
    Bag: { Items: isOther && player.HideBalances ? {} : await bagOf(db, PlayerID, isOther) },
    RegistTime: player.RegistTime,
    LastLoginTime: isOther ? shownLastLogin(player) : player.LastLoginTime,
    Relationship: isOther ? await relationshipOf(db, viewer.PlayerID, PlayerID) : 0,
    HasBlock: isOther && (await hasBlocked(db, PlayerID, viewer.PlayerID)),
    userEmail: isOther ? '' : player.Email,
    isHost: player.IsHost,
  };
}

/** Gold, gems and points. The player also gets all other items. */
async function bagOf(db: Reader, playerID: string, isOther: boolean): Promise<UserInfo['Bag']['Items']> {
  const { Gold, Gem, GamePoint } = await walletOf(db, playerID);
  const wallet = {
    [ITEM.gold]: { Amount: Gold },
    [ITEM.gem]: { Amount: Gem },
    [ITEM.point]: { Amount: GamePoint },
  };
  if (isOther) return wallet;
  const accounts = await db.table('accounts').find({ where: { Owner: `player:${playerID}`, Balance: { gt: 0 } } });
  return { ...Object.fromEntries(accounts.map(({ ItemID, Balance }) => [ItemID, { Amount: Balance }])), ...wallet };
}
