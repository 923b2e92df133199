import type { ProviderType } from '#protocol/entities/provider.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { markReadToEnd } from '../channel/readMarks.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { Random } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import { addSkeleton } from '../name/nameSkeletons.ts';
import { indexName } from './nameGrams.ts';
import { drawPlayerID, firstName, nameKey } from './name.ts';

export interface NewPlayer {
  readonly TptType: readonly ProviderType[];
  readonly Phone?: string;
  readonly DeviceID?: string;
  readonly VIPLevel?: number;
  /** The default is now. */
  readonly RegistTime?: string;
}

/** Creates a copper account, with its first gold from the house (decisions §4) and nothing unread. */
export async function createPlayer(
  tx: Transaction,
  random: Random,
  nowText: string,
  draft: NewPlayer,
): Promise<PlayerRow> {
  const PlayerID = await drawPlayerID(random, tx);
  const Name = firstName(PlayerID);
  const player: PlayerRow = {
    PlayerID,
    Name,
    NameKey: nameKey(Name),
    Picture: '',
    PictureSetting: 2,
    Information: '',
    Email: '',
    Level: 1,
    VIPLevel: draft.VIPLevel ?? 1,
    Rename: 0,
    ClubID: '',
    ClubRole: '',
    TptType: draft.TptType,
    Phone: draft.Phone ?? '',
    DeviceID: draft.DeviceID ?? '',
    IsHost: false,
    Disabled: false,
    MutedUntil: '',
    MuteReason: '',
    RegistTime: draft.RegistTime ?? nowText,
    LastLoginTime: nowText,
    LinePicture: '',
    FacebookPicture: '',
    DisabledUntil: '',
    PausedUntil: '',
    HideBalances: false,
    HideLastLogin: false,
    HideGame: false,
    HideArrival: false,
  };
  await tx.table('players').insert(player);
  await indexName(tx, player.NameKey);
  await addSkeleton(tx, 'player', PlayerID, Name);
  if (ECONOMY.NewAccountGold > 0) {
    await transferWithin(tx, nowText, {
      ID: `welcome:${PlayerID}`,
      Reason: 'welcome',
      Source: 'registration',
      Lines: [
        { Owner: 'house:welcome', ItemID: ITEM.gold, Amount: -ECONOMY.NewAccountGold },
        { Owner: `player:${PlayerID}`, ItemID: ITEM.gold, Amount: ECONOMY.NewAccountGold },
      ],
    });
  }
  for (const channel of [CHANNEL_KEY.public, CHANNEL_KEY.announcement]) await markReadToEnd(tx, PlayerID, channel);
  return player;
}
