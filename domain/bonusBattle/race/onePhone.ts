import type { PlayerRow } from '../../dispatch/context.ts';
import type { Ports } from '../../ports/index.ts';
import type { Reader } from '../../ports/store.ts';
import { accountsOf } from '../../session/person.ts';
import { seal, sealsOf } from '../../session/secrets.ts';
import type { EntryRow } from '../battle.ts';

type Keys = Pick<Ports, 'secret'>;

const sealed = (phone: string): string => `race:${phone}`;

/** The stored form of a phone in a race: its keyed hash. */
export const phoneHash = ({ secret }: Keys, phone: string): string => seal(secret, sealed(phone));

/** Whether another account takes part that is on the player's phone now, or that was on it when it entered. */
export async function isPhoneTaken(db: Reader, ports: Keys, BattleID: string, player: PlayerRow): Promise<boolean> {
  const entries = db.table('battleEntries');
  const entered = await entries.find({
    where: { BattleID, PhoneHash: { in: [...sealsOf(ports.secret, sealed(player.Phone))] } },
    limit: 1,
  });
  if (entered.length > 0) return true;
  const others = (await accountsOf(db, player)).filter(({ PlayerID }) => PlayerID !== player.PlayerID);
  const known = await entries.getMany(others.map(({ PlayerID }) => [BattleID, PlayerID] as const));
  return known.some((entry) => entry !== undefined);
}

/** The entries among these whose phone now has an earlier entry of the race. Phones can move between the entry and the end. */
export async function laterOnPhone(
  db: Reader,
  entries: readonly EntryRow[],
  players: readonly PlayerRow[],
): Promise<readonly EntryRow[]> {
  const phones = [...new Set(players.map(({ Phone }) => Phone).filter((phone) => phone !== ''))];
  const accounts = await db.table('players').find({ where: { Phone: { in: phones } } });
  const phoneByID = new Map(accounts.map(({ PlayerID, Phone }) => [PlayerID, Phone]));
  const [first] = entries;
  if (first === undefined) return [];
  const { BattleID } = first;
  const known = await db.table('battleEntries').getMany(accounts.map(({ PlayerID }) => [BattleID, PlayerID] as const));
  const all = known.flatMap((entry) => (entry === undefined || entry.Out !== '' ? [] : [entry]));
  return entries.filter((entry) => {
    const phone = phoneByID.get(entry.PlayerID);
    return (
      phone !== undefined && all.some((other) => phoneByID.get(other.PlayerID) === phone && isBefore(other, entry))
    );
  });
}

const isBefore = (one: EntryRow, other: EntryRow): boolean =>
  one.JoinTime === other.JoinTime ? one.PlayerID < other.PlayerID : one.JoinTime < other.JoinTime;
