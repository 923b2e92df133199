import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { AccountExport } from '#protocol/entities/account.ts';
import { maskEmail } from '#protocol/rules/email.ts';
import { maskPhone } from '#protocol/rules/phone.ts';
import { prideStatusOf } from '../connection/prideStatus.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { balancesOf } from '../ledger/balances.ts';
import { ownLimitsOf } from '../ownLimit/readLimits.ts';
import { pictureAddress } from '../picture/playerPictures.ts';
import { pictureDataOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import { type Lists, listsOf } from './exportLists.ts';

const MAX = 20_000;

/**
 * Streams an `AccountExport` as text.
 * @param now milliseconds
 */
export async function* exportOf(db: Reader, player: PlayerRow, now: number): AsyncGenerator<Uint8Array> {
  const head = JSON.stringify(await headOf(db, player, now));
  yield utf8ToBytes(head.slice(0, -1));
  for (const [name, pieces] of Object.entries(listsOf(db, player, now))) {
    yield utf8ToBytes(`,${JSON.stringify(name)}:{"List":[`);
    let written = 0;
    let isComplete = true;
    for await (const rows of pieces) {
      const some = rows.slice(0, MAX - written);
      isComplete = some.length === rows.length;
      if (some.length > 0) {
        const text = some.map((row) => JSON.stringify(row)).join(',');
        yield utf8ToBytes(`${written === 0 ? '' : ','}${text}`);
      }
      written += some.length;
      if (!isComplete) break;
    }
    yield utf8ToBytes(`],"Complete":${isComplete}}`);
  }
  yield utf8ToBytes('}');
}

type Head = Omit<AccountExport, keyof Lists>;

async function headOf(db: Reader, player: PlayerRow, now: number): Promise<Head> {
  const { PlayerID, Name, Information, Level, VIPLevel, ClubID, ClubRole, RegistTime, LastLoginTime } = player;
  const { PictureSetting, HideBalances, HideLastLogin, HideGame, HideArrival, PausedUntil, MuteReason } = player;
  const uploaded = await db.table('playerPictures').find({ where: { PlayerID } });
  const pictures = [...Object.values(pictureDataOf(player)), ...uploaded.map((row) => pictureAddress(row.PictureID))];
  const identities = await db.table('identities').find({ where: { PlayerID } });
  return {
    PlayerID,
    ExportTime: new Date(now).toISOString(),
    Profile: {
      Name,
      Information,
      Level,
      VIPLevel,
      ClubID,
      ClubRole,
      PictureURLs: [...new Set(pictures)].filter((address) => address !== ''),
      PictureSetting,
      HideBalances,
      HideLastLogin,
      HideGame,
      HideArrival,
      HearsWins: (await prideStatusOf(db, PlayerID)) === 1,
      PausedUntil,
      MuteReason,
      RegistTime,
      LastLoginTime,
    },
    Identities: {
      Phone: maskPhone(player.Phone),
      Email: maskEmail(player.Email),
      TptType: [...player.TptType],
      IdentityProviders: identities.map(({ TPType, Subject, CreateTime }) => ({
        TPType,
        Subject,
        BindTime: CreateTime,
      })),
    },
    OwnLimits: await ownLimitsOf(db, player, { now, nowText: new Date(now).toISOString() }),
    Wallet: [...(await balancesOf(db, `player:${PlayerID}`))].map(([ItemID, Amount]) => ({ ItemID, Amount })),
  };
}
