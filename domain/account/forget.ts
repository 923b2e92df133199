import { DELETED_NAME } from '#protocol/rules/deletion.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { personOf } from '../session/person.ts';
import type { Transaction } from '../ports/store.ts';

/** What a row of players holds once nobody can tell whose it was; what rankings and the ledger count by stays. */
export const nameless = (PlayerID: string) => ({
  Name: DELETED_NAME,
  // Names are unique; no player can take this one.
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
  LinePicture: '',
  FacebookPicture: '',
  HideBalances: true,
  HideLastLogin: true,
});

/** Tables whose rows of a player go: what was liked, read, counted and set. */
const OWN = [
  'absences',
  'challengeEntries',
  'clubApplications',
  'clubInvitations',
  'devices',
  'experience',
  'favouriteGames',
  'giftDays',
  'giftPasswords',
  'guestReviews',
  'honors',
  'missionMarks',
  'missionProgress',
  'nameParts',
  'passClaims',
  'passTickets',
  'passkeys',
  'presents',
  'prideStatus',
  'privateRooms',
  'readMarks',
  'recentGames',
  'relations',
  'rewards',
  'sendTimes',
  'sessions',
  'signInDays',
  'staff',
  'wheelDays',
  'wheelTickets',
] as const;

/** Removes what is a player's own, and what others keep of them that is no record of money. */
export async function forgetRows(tx: Transaction, { nowText }: Moment, PlayerID: string): Promise<void> {
  for (const name of OWN) await tx.table(name).remove({ PlayerID });
  await tx.table('relations').remove({ OtherID: PlayerID });
  // What happened counts on until it is 90 days old, without whose it was or where it came from.
  await tx.table('securityEvents').update({ PlayerID }, { PlayerID: '', AddressHash: '' });
  // Mails end now: the job that ends them sends what is attached back to whoever gave it.
  await tx.table('mails').update({ PlayerID }, { ExpireTime: nowText });
  await tx.table('envelopes').update({ SenderID: PlayerID }, { Title: '', Content: '' });
  await tx.table('liveRooms').update({ HostID: PlayerID }, { HostID: '', Title: '', Status: 2, StreamKeyHash: '' });
  // What moderators have not decided yet they still need.
  const decided = { FromID: PlayerID, Status: { not: 'open' } } as const;
  await tx.table('messageReports').update(decided, { OriginalMessage: '' });
}

/** Frees the phone and the identity providers' identities for another account, and what was kept of the person where this was the last one. */
export async function forgetWaysIn(tx: Transaction, player: PlayerRow): Promise<void> {
  const { PlayerID, Phone } = player;
  await tx.table('identities').remove({ PlayerID });
  const others = Phone === '' ? 0 : await tx.table('players').count({ Phone, PlayerID: { not: PlayerID } });
  if (others > 0) return;
  if (Phone !== '') await tx.table('phoneTokens').remove({ Phone });
  // Limits and counts are the person's: they go with the last account.
  const Owner = personOf(player);
  await tx.table('ownLimits').remove({ Owner });
  await tx.table('playDays').remove({ Owner });
}
