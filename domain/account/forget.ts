import { DELETED_NAME } from '#protocol/rules/deletion.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { dropSkeleton } from '../name/nameSkeletons.ts';
import { unindexName } from '../player/nameGrams.ts';
import { personOf } from '../session/person.ts';
import { forgetRewards } from '../session/phoneReward.ts';
import type { Transaction } from '../ports/store.ts';
import { forgetReports } from './reports.ts';

/** The columns of a deleted player's row. Rankings and the ledger refer to the rest, which stays. */
export const nameless = (PlayerID: string) => ({
  Name: DELETED_NAME,
  // Names are unique; no other player can take this name.
  NameKey: `#${PlayerID}`,
  Picture: '',
  PictureSetting: 2,
  Information: '',
  Email: '',
  Phone: '',
  DeviceID: '',
  TptType: [],
  IsHost: false,
  MuteReason: '',
  LastLoginTime: '',
  PausedUntil: '',
  LinePicture: '',
  FacebookPicture: '',
  HideBalances: true,
  HideLastLogin: true,
  HideGame: true,
  HideArrival: true,
});

/** Tables whose rows of a player are removed. */
const OWN = [
  'absences',
  'challengeEntries',
  'clubApplications',
  'clubGains',
  'clubInvitations',
  'devices',
  'experience',
  'favouriteGames',
  'freeItems',
  'giftDays',
  'giftPasswords',
  'guestReviews',
  'honors',
  'liveArrivals',
  'liveFollows',
  'liveGivers',
  'liveModerators',
  'livePins',
  'livePollVotes',
  'livePolls',
  'liveSanctions',
  'liveViewers',
  'missionMarks',
  'missionProgress',
  'passClaims',
  'passTickets',
  'passkeys',
  'playerBans',
  'presents',
  'prideStatus',
  'privateRooms',
  'raceTickets',
  'readMarks',
  'recentGames',
  'relations',
  'rewards',
  'sendTimes',
  'sessions',
  'signInDays',
  'spinGrants',
  'staff',
  'wheelDays',
  'wheelTickets',
] as const;

/** Removes the player's own data, and what others store about the player, except records of money. */
export async function forgetRows(
  tx: Transaction,
  { nowText }: Moment,
  { PlayerID, NameKey }: PlayerRow,
): Promise<void> {
  for (const name of OWN) await tx.table(name).remove({ PlayerID });
  await unindexName(tx, NameKey);
  await dropSkeleton(tx, 'player', PlayerID);
  await tx.table('relations').remove({ OtherID: PlayerID });
  // Security events stay for 90 days, without the player's id and address.
  await tx.table('securityEvents').update({ PlayerID }, { PlayerID: '', AddressHash: '' });
  // Mails expire now: the job for expired mails returns their attachments to the giver.
  await tx.table('mails').update({ PlayerID }, { ExpireTime: nowText });
  await tx.table('envelopes').update({ SenderID: PlayerID }, { Title: '', Content: '' });
  await tx
    .table('liveRooms')
    .update(
      { HostID: PlayerID },
      { HostID: '', Title: '', Status: 2, ShownStatus: 2, SessionID: '', StreamKeyHash: '', FormerKeyHash: '' },
    );
  await tx.table('liveSessions').update({ HostID: PlayerID }, { HostID: '', Title: '' });
  await tx.table('liveFrames').remove({ HostID: PlayerID });
  await tx.table('liveSanctions').update({ ByID: PlayerID }, { ByID: '' });
  await tx.table('liveActions').update({ PlayerID }, { PlayerID: '' });
  await tx.table('liveActions').update({ ByID: PlayerID }, { ByID: '' });
  // Scheduled mails that are not sent yet are never sent.
  await tx.table('clubBroadcasts').update({ SenderID: PlayerID }, { Text: '', Done: true });
  await forgetReports(tx, PlayerID);
}

/** Frees the phone and the identities at providers for another account, and removes the person's data if this account was the last. */
export async function forgetWaysIn(tx: Transaction, { ports }: Moment, player: PlayerRow): Promise<void> {
  const { PlayerID, Phone } = player;
  await tx.table('identities').remove({ PlayerID });
  const others = Phone === '' ? 0 : await tx.table('players').count({ Phone, PlayerID: { not: PlayerID } });
  if (others > 0) return;
  if (Phone !== '') {
    await tx.table('phoneTokens').remove({ Phone });
    await tx.table('signInRequests').remove({ Phone });
    await forgetRewards(tx, ports, Phone);
  }
  // Limits and counts belong to the person, so they are removed with the last account.
  const Owner = personOf(player);
  await tx.table('ownLimits').remove({ Owner });
  await tx.table('playDays').remove({ Owner });
}
