import { VAULT_RECORD } from '#protocol/entities/club.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { levelOf } from '../../club/level.ts';
import { RANK, vaultOwner } from '../../club/office.ts';
import { weekOf } from '../../club/week.ts';
import { postTransfers, type TransferUnit } from '../../ledger/post.ts';
import type { Transaction } from '../../ports/store.ts';
import type { RowOf, Tables } from '../../tables.ts';
import type { DemoPlayer } from '../players.ts';
import { DAY, HOUR, type WorldSource } from '../source.ts';
import type { WorldPart } from './part.ts';

type RecordRow = RowOf<Tables['clubVaultRecords']>;
type CouponRow = RowOf<Tables['clubCoupons']>;

const CLUBS = ['1', '2', '3', '4', '5', '6'] as const;
/** The gold that each club's members gave in total. It gives the six clubs levels from 1 to 4. */
const GIVEN = [9_000_000, 3_600_000, 2_400_000, 1_200_000, 600_000, 120_000] as const;
const COUPON = 20_000;
/**
 * Some members gave a part of their gold in the last hours, so that the week has a ranking. Lists these members,
 * from the fourth on, with their parts.
 */
const LATELY = [0.24, 0.15, 0.08, 0.03] as const;
const FIRST_LATELY = 3;

/** A member's contribution, or gold that a member took or received, with its transfer. */
interface Deed {
  readonly record: RecordRow;
  readonly transfer: TransferUnit;
}

/** Gives the demo world's clubs their members' memberships, vaults with a past, applications, invitations and a coupon. */
export const clubPart: WorldPart = async (tx, { source, players }) => {
  for (const [at, ClubID] of CLUBS.entries()) {
    const members = players.filter(({ row }) => row.ClubID === ClubID);
    const deeds = deedsOf(source, ClubID, members, GIVEN[at] ?? 0);
    const records = deeds.map(({ record }) => record);
    for (const outcome of await postTransfers(
      tx,
      deeds.map(({ transfer }) => transfer),
    ))
      if (!outcome.ok) throw outcome.error;
    await tx.table('clubVaultRecords').insert(records);
    await tx.table('clubCoupons').insert(records.filter(({ Kind }) => Kind === VAULT_RECORD.coupon).map(couponOf));
    await addMembers(tx, source, members, records);
    const given = total(records, VAULT_RECORD.deposit);
    const lately = givenLately(source, records);
    await tx
      .table('clubs')
      .update({ ClubID }, { Contribution: given, Growth: given, Level: levelOf(given), ...lately });
  }
  await createWaiting(tx, source, players);
};

const total = (records: readonly RecordRow[], kind: number): number =>
  records.filter(({ Kind }) => Kind === kind).reduce((sum, { Amount }) => sum + Amount, 0);

/** Contributions in the week of the world's own time. */
function givenLately({ now }: WorldSource, records: readonly RecordRow[]) {
  const Week = weekOf(now);
  const lately = records.filter(({ CreateTime }) => weekOf(Date.parse(CreateTime)) === Week);
  return { Week, WeekContribution: total(lately, VAULT_RECORD.deposit) };
}

async function addMembers(
  tx: Transaction,
  source: WorldSource,
  members: readonly DemoPlayer[],
  records: readonly RecordRow[],
): Promise<void> {
  await tx.table('clubMembers').insert(
    members.map(({ row: { PlayerID, ClubID, ClubRole } }, at) => {
      const own = records.filter(({ ActorID }) => ActorID === PlayerID);
      return {
        PlayerID,
        ClubID,
        Rank: ClubRole === 'leader' ? RANK.leader : ClubRole === 'deputy' ? RANK.deputy : RANK.member,
        JoinTime: source.ago((80 - at) * DAY),
        Contribution: total(own, VAULT_RECORD.deposit),
        Day: '',
        DayGrowth: 0,
        ...givenLately(source, own),
        Returned: 0,
      };
    }),
  );
}

/**
 * Contributions of the last two months, an exchange, and a coupon of the leader's. Earlier contributions came from
 * the members' opening gold, so their balances stay as promised.
 */
function deedsOf(
  { faker, ago }: WorldSource,
  ClubID: string,
  members: readonly DemoPlayer[],
  given: number,
): readonly Deed[] {
  const leader = members.find(({ row }) => row.ClubRole === 'leader')?.row.PlayerID ?? '';
  const first = members[0]?.row.PlayerID ?? leader;
  const each = Math.floor(given / members.length / 1000) * 1000;
  const late = (at: number): number => Math.floor(((LATELY[at - FIRST_LATELY] ?? 0) * each) / 1000) * 1000;
  const gifts = members.map(({ row }, at) => ({
    Kind: VAULT_RECORD.deposit,
    ActorID: row.PlayerID,
    PlayerID: '',
    change: each - late(at),
    CreateTime: ago((60 - at * 3) * DAY),
  }));
  const lately = gifts
    .map((gift, at) => ({ ...gift, change: late(at), CreateTime: ago((20 - at) * HOUR), ID: `lately-${ClubID}-${at}` }))
    .filter(({ change }) => change > 0);
  const taken = { ActorID: leader, PlayerID: first };
  const exchange = { Kind: VAULT_RECORD.exchange, ...taken, change: -50_000, CreateTime: ago(20 * DAY) };
  const coupon = { Kind: VAULT_RECORD.coupon, ...taken, change: -COUPON, CreateTime: ago(5 * HOUR) };
  const named = <Deed extends object>(deed: Deed): Deed & { readonly ID: string } => ({
    ...deed,
    ID: faker.string.uuid(),
  });
  let Balance = 0;
  return [...[...gifts, exchange].map(named), ...lately, named(coupon)].map(({ change, ID, ...deed }, at) => {
    Balance += change;
    const other = deed.Kind === VAULT_RECORD.coupon ? 'house:clubCoupons' : 'house:opening';
    return {
      record: { ID, ClubID, Seq: at + 1, ...deed, Amount: Math.abs(change), Balance },
      transfer: {
        nowText: deed.CreateTime,
        transfer: {
          ID: `club:${ClubID}:${ID}`,
          Reason: change > 0 ? 'deposit' : 'exchange',
          Source: 'club',
          Lines: [
            { Owner: vaultOwner(ClubID), ItemID: ITEM.gold, Amount: change },
            { Owner: other, ItemID: ITEM.gold, Amount: -change },
          ],
        },
      },
    };
  });
}

const couponOf = ({ ID, ClubID, PlayerID, ActorID, Amount, CreateTime }: RecordRow): CouponRow => ({
  ID,
  ClubID,
  PlayerID,
  IssuerID: ActorID,
  Amount,
  Status: 'open',
  CreateTime,
  Expires: new Date(Date.parse(CreateTime) + 7 * DAY).toISOString(),
  EndTime: '',
});

/** Players without a club who applied to the first two clubs, and two players whom a club invited. */
async function createWaiting(tx: Transaction, { ago }: WorldSource, players: readonly DemoPlayer[]): Promise<void> {
  const free = players.filter(({ row }) => row.ClubID === '').map(({ row }) => row.PlayerID);
  const applicants = free.slice(-5);
  await tx.table('clubApplications').insert(
    applicants.map((PlayerID, at) => ({
      ClubID: at < 3 ? '1' : '2',
      PlayerID,
      Status: 'open',
      CreateTime: ago((at + 1) * 7 * HOUR),
      RefuseTime: '',
    })),
  );
  const inviter = players.find(({ row }) => row.ClubID === '2' && row.ClubRole === 'leader');
  if (inviter === undefined) return;
  await tx.table('clubInvitations').insert(
    free.slice(0, 2).map((PlayerID, at) => ({
      PlayerID,
      ClubID: '2',
      InviterID: inviter.row.PlayerID,
      CreateTime: ago((at + 2) * 5 * HOUR),
    })),
  );
}
