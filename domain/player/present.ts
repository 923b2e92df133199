import { PictureSetting, type OwnProfile, type PlayerSummary, type UserInfo } from '#protocol/entities/player.ts';
import { isGuest, ThirdPartyType } from '#protocol/entities/provider.ts';
import { ITEM, type Wallet } from '#protocol/entities/wallet.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';

/** A player's picture: uploaded becomes the system's default where there is none (specification 2 §3). */
function pictureOf(player: PlayerRow): { readonly PicURL: string; readonly PictureSetting: PictureSetting } {
  const setting = PictureSetting.parse(player.PictureSetting);
  return { PicURL: player.Picture, PictureSetting: setting === 1 && player.Picture === '' ? 2 : setting };
}

/** What lists and messages show of a player. */
export const summaryOf = (player: PlayerRow): PlayerSummary => ({
  PlayerID: player.PlayerID,
  Name: player.Name,
  VIPLevel: player.VIPLevel,
  ...pictureOf(player),
});

/** A player's balances. */
export async function walletOf(db: Reader, playerID: string): Promise<Wallet> {
  const accounts = await db.table('accounts').find({ where: { Owner: `player:${playerID}` } });
  const balance = (item: number): number => accounts.find(({ ItemID }) => ItemID === item)?.Balance ?? 0;
  return { Gold: balance(ITEM.gold), Gem: balance(ITEM.gem), GamePoint: balance(ITEM.point) };
}

/** One's own profile in the shell's names (specification 1 §3). */
export async function profileOf(db: Reader, player: PlayerRow): Promise<OwnProfile> {
  const { Gold, Gem, GamePoint } = await walletOf(db, player.PlayerID);
  const { PicURL, PictureSetting: setting } = pictureOf(player);
  const types = ThirdPartyType.array().parse(player.TptType);
  return {
    isHost: player.IsHost,
    player: {
      playerID: player.PlayerID,
      name: player.Name,
      pictureSetting: setting,
      picURL: PicURL,
      phone: maskPhone(player.Phone),
      tptType: types,
      email: player.Email,
      registTime: player.RegistTime,
      Rename: player.Rename,
      RenameLimit: ECONOMY.RenameLimit,
      RegistSituation: isGuest(types) ? 0 : 1,
    },
    bag: { coin: Gold, point: GamePoint, gem: Gem },
    level: { level: player.Level, vipLevel: player.VIPLevel },
  };
}

/** A player as others see them. */
export async function userInfoOf(db: Reader, player: PlayerRow): Promise<UserInfo> {
  const { Gold, Gem, GamePoint } = await walletOf(db, player.PlayerID);
  const club = await db.table('clubs').get(player.ClubID);
  const summary = summaryOf(player);
  const picture = (setting: number): string => (player.PictureSetting === setting ? player.Picture : '');
  return {
    ...summary,
    Level: player.Level,
    PictureData: { UploadPicURL: picture(1), LinePicURL: picture(3), FBPicURL: picture(4) },
    Information: player.Information,
    Rename: player.Rename,
    RenameLimit: ECONOMY.RenameLimit,
    Club: { ClubName: club?.ClubName ?? '', KickoutBtn: false },
    Bag: {
      Items: {
        [ITEM.gold]: { Amount: Gold },
        [ITEM.gem]: { Amount: Gem },
        [ITEM.point]: { Amount: GamePoint },
      },
    },
    RegistTime: player.RegistTime,
    LastLoginTime: player.LastLoginTime,
    Relationship: 0,
    HasBlock: false,
  };
}
