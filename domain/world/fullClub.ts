import { levelOf } from '../club/level.ts';
import { RANK } from '../club/office.ts';
import { ECONOMY } from '../economy.ts';
import { nameKey } from '../player/name.ts';
import { skeletonRows } from '../name/nameSkeletons.ts';
import { gramRows } from '../player/nameGrams.ts';
import type { Transaction } from '../ports/store.ts';
import { DAY, MINUTE, type WorldSource } from './source.ts';

/** The first club. Anyone may sign in as its member, deputy and leader. */
const CLUB_ID = '1';
/** The first id of the added members. It has more digits than other ids. */
const FIRST_ID = 900_000_000;

/**
 * Fills the first club to the limits of the last level (specification 1 §9). The club gets the last level and copies of its ordinary
 * members. Later copies have contributed less. Every second member gave gold this week.
 */
export async function fillFirstClub(tx: Transaction, { ago }: WorldSource): Promise<void> {
  const club = await tx.table('clubs').get(CLUB_ID);
  const last = ECONOMY.Club.Levels.at(-1);
  const models = await tx.table('players').find({ where: { ClubID: CLUB_ID, ClubRole: 'member' } });
  if (club === undefined || last === undefined || models.length === 0) throw new Error('the demo world has no club');
  const players = Array.from({ length: last.Members - club.MemberCount }, (_, at) => {
    const model = models[at % models.length];
    if (model === undefined) throw new Error('there is nobody to copy');
    const Name = `${[...model.Name].slice(0, 3).join('')}${at}`;
    return {
      ...model,
      PlayerID: String(FIRST_ID + at),
      Name,
      NameKey: nameKey(Name),
      Phone: `092${String(at).padStart(7, '0')}`,
      Level: 1 + ((at * 7) % 99),
      LastLoginTime: ago((at + 1) * MINUTE),
    };
  });
  const members = players.map(({ PlayerID }, at) => ({
    PlayerID,
    ClubID: CLUB_ID,
    Rank: RANK.member,
    JoinTime: ago(DAY + at * MINUTE),
    Contribution: (players.length - at) * 10,
    Day: '',
    DayGrowth: 0,
    Returned: 0,
    Week: club.Week,
    WeekContribution: at % 2 === 0 ? (players.length - at) * 10 : 0,
  }));
  await tx.table('players').insert(players);
  await tx.table('nameGrams').insert(players.flatMap(({ NameKey }) => gramRows(NameKey)));
  await tx
    .table('nameSkeletons')
    .insert(players.flatMap(({ PlayerID, Name }) => skeletonRows('player', PlayerID, Name)));
  await tx.table('clubMembers').insert(members);
  const sum = (given: readonly number[]): number => given.reduce((before, each) => before + each, 0);
  await tx.table('clubs').update(
    { ClubID: CLUB_ID },
    {
      MemberCount: last.Members,
      Growth: last.Growth,
      Level: levelOf(last.Growth),
      Contribution: club.Contribution + sum(members.map(({ Contribution }) => Contribution)),
      WeekContribution: club.WeekContribution + sum(members.map(({ WeekContribution }) => WeekContribution)),
    },
  );
}
