import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/club.ts';
import { CLUB_NAME_MIN } from '#protocol/rules/club.ts';
import { isNickname } from '#protocol/rules/nickname.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import { isImitation, addSkeleton, nameLock } from '../name/nameSkeletons.ts';
import { assertNotReserved } from '../name/reserved.ts';
import { nameKey } from '../player/name.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Ports } from '../ports/index.ts';
import { joinClub } from './membership.ts';
import { type ClubRow, playerLock } from './office.ts';
import { clubInfo } from './serialize.ts';

/**
 * @throws Failure 200102 unless the name has 2 to 10 characters, follows the nickname rule and has no blocked word, 300046 for a reserved
 * word
 */
export async function checkedName(ports: Ports, typed: string): Promise<string> {
  const name = typed.trim().normalize('NFC');
  const { words } = await featureFlagsOf(ports).read();
  const isProper = isNickname(name) && [...name].length >= CLUB_NAME_MIN && words.blocked.find(name).length === 0;
  if (!isProper) fail(200102);
  assertNotReserved(ports, name);
  return name;
}

export const createClub = answer(
  operations.createClub,
  async ({ ClubName: typed, FlagColor, Badge, Language }, context, tx) => {
    const { nowText, ports } = context;
    const ClubName = await checkedName(ports, typed);
    const NameKey = nameKey(ClubName);
    await tx.lock([nameLock('club', ClubName), playerLock(context.player.PlayerID)]);
    const player = (await tx.table('players').get(context.player.PlayerID)) ?? context.player;
    if (player.Phone === '') fail(200114);
    if (player.ClubID !== '') fail(200103);
    if (player.VIPLevel < ECONOMY.Club.FoundingVip) fail(200112);
    const ClubID = ports.random.uuid();
    if ((await tx.table('clubs').count({ NameKey })) > 0) fail(200101);
    if (await isImitation(tx, 'club', ClubID, ClubName)) fail(200101);
    await transferWithin(tx, nowText, {
      ID: `club:${ClubID}:found`,
      Reason: 'found',
      Source: 'club',
      Lines: [
        { Owner: 'house:clubs', ItemID: ITEM.gold, Amount: ECONOMY.Club.FoundingGold },
        { Owner: `player:${player.PlayerID}`, ItemID: ITEM.gold, Amount: -ECONOMY.Club.FoundingGold },
      ],
    });
    const founded: ClubRow = {
      ClubID,
      ClubName,
      AllianceID: '',
      HasChat: false,
      CreateTime: nowText,
      NameKey,
      Description: '',
      FlagColor,
      Badge,
      LeaderID: player.PlayerID,
      MemberCount: 0,
      Level: 1,
      Growth: 0,
      Contribution: 0,
      AcceptsApplications: true,
      SuccessorID: '',
      SuccessionExpires: '',
      DissolveTime: '',
      LeastVIPLevel: 1,
      Language,
      Week: '',
      WeekContribution: 0,
      CheckedDepositTime: '',
      FromYoung: 0,
    };
    await tx.table('clubs').insert(founded);
    await addSkeleton(tx, 'club', ClubID, ClubName);
    const joined = await joinClub(tx, context, founded, player, 'leader');
    await publishWallet(tx, player.PlayerID);
    return clubInfo(tx, joined.club, joined.player, context);
  },
);
