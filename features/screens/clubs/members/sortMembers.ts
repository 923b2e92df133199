import type { ClubMember } from '#protocol/entities/club.ts';

/** The order of members. `office` is the service's own order: leader, deputies, then the largest givers. */
export type MemberOrder = 'office' | 'week' | 'gave' | 'level' | 'seen' | 'joined';

const latest = (time: (member: ClubMember) => string) => (one: ClubMember, other: ClubMember) =>
  time(other).localeCompare(time(one));

const ORDERS: Readonly<Record<Exclude<MemberOrder, 'office'>, (one: ClubMember, other: ClubMember) => number>> = {
  week: (one, other) => other.WeekContribution - one.WeekContribution,
  gave: (one, other) => other.Contribution - one.Contribution,
  level: (one, other) => other.Level - one.Level,
  // Online members first, then by last sign-in; hidden sign-ins come last.
  seen: (one, other) =>
    Number(other.Online) - Number(one.Online) || latest(({ LastLoginTime }) => LastLoginTime)(one, other),
  joined: latest(({ JoinTime }) => JoinTime),
};

const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns the members whose name contains the text or whose id is the text, in an order. */
export function sortMembers(members: readonly ClubMember[], order: MemberOrder, typed: string): readonly ClubMember[] {
  const wanted = keyOf(typed.trim());
  const found =
    wanted === ''
      ? members
      : members.filter(({ Name, PlayerID }) => keyOf(Name).includes(wanted) || PlayerID === wanted);
  return order === 'office' ? found : found.toSorted(ORDERS[order]);
}
