import type { PlayerRow } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { accountsOf, type PersonFacts } from './person.ts';
import { seal } from './secrets.ts';

const TRANSFER_OF = {
  bindBonus: (playerID: string) => `bindBonus:${playerID}`,
  firstDay: (playerID: string) => `firstDay:${playerID}`,
  inviteWelcome: (playerID: string) => `invite:${playerID}:welcome`,
  inviteFriend: (playerID: string) => `invite:${playerID}:friend`,
} as const;

export type PhoneReward = keyof typeof TRANSFER_OF;
type Keys = Pick<Ports, 'secret'>;

export const rewardTransfer = (kind: PhoneReward, playerID: string): string => TRANSFER_OF[kind](playerID);

export const phoneRewardLock = ({ PlayerID, Phone }: PersonFacts): string =>
  Phone === '' ? `player:${PlayerID}` : `phone:${Phone}`;

const sealed = (phone: string): string => `phoneReward:${phone}`;
/** The stored form of a phone: its keyed hash, by any of the keys. */
const hashesOf = ({ secret }: Keys, phone: string): readonly string[] =>
  secret.map((key) => seal([key], sealed(phone)));

/**
 * Whether a newcomer's reward was paid for the phone of an account: to this account, to another account with the phone, or to an account
 * that has another phone now. An account without a phone is checked alone.
 */
export async function hasHadReward(db: Reader, ports: Keys, kind: PhoneReward, player: PersonFacts): Promise<boolean> {
  const accounts = await accountsOf(db, player);
  const paid = await db.table('transfers').getMany(accounts.map(({ PlayerID }) => [rewardTransfer(kind, PlayerID)]));
  if (paid.some((transfer) => transfer !== undefined)) return true;
  return player.Phone !== '' && (await paidPhones(db, ports, kind, [player.Phone])).has(player.Phone);
}

/** Filters the phones with a stored reward. */
export async function paidPhones(
  db: Reader,
  ports: Keys,
  Kind: PhoneReward,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  const byHash = new Map(phones.flatMap((phone) => hashesOf(ports, phone).map((hash) => [hash, phone] as const)));
  if (byHash.size === 0) return new Set();
  const rows = await db.table('phoneRewards').find({ where: { Kind, PhoneHash: { in: [...byHash.keys()] } } });
  return new Set(rows.flatMap(({ PhoneHash }) => byHash.get(PhoneHash) ?? []));
}

export async function recordReward(
  tx: Transaction,
  { ports, nowText }: { readonly ports: Keys; readonly nowText: string },
  Kind: PhoneReward,
  { Phone }: Pick<PlayerRow, 'Phone'>,
): Promise<void> {
  if (Phone === '') return;
  const PhoneHash = seal(ports.secret, sealed(Phone));
  await tx.table('phoneRewards').insert({ PhoneHash, Kind, CreateTime: nowText });
}

/** Removes the record of a phone when its last account is deleted. */
export async function forgetRewards(tx: Transaction, ports: Keys, phone: string): Promise<void> {
  await tx.table('phoneRewards').remove({ PhoneHash: { in: [...hashesOf(ports, phone)] } });
}
