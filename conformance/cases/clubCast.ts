import { advanceClock, grantItems } from '#protocol/endpoints/dev.ts';
import { acceptClubInvitation, createClub, getClub, inviteToClub, leaveClub } from '#protocol/operations/club.ts';
import { createClubChat, setClubDeputy } from '#protocol/operations/clubOffice.ts';
import { depositToClubVault } from '#protocol/operations/clubVault.ts';
import { expectEqual } from '../expectation.ts';
import type { Line } from '../line.ts';
import { requestID } from '../requestID.ts';
import type { Seat, Stage } from '../stage.ts';

/** A player on the lobby socket. */
export interface Actor {
  readonly seat: Seat;
  readonly line: Line;
  readonly ID: string;
}
export interface Founder extends Actor {
  readonly ClubID: string;
}
/** A club with one of each role, and someone who is in none. */
export interface Cast {
  readonly ClubID: string;
  readonly leader: Founder;
  readonly deputy: Actor;
  readonly member: Actor;
  readonly outsider: Actor;
  readonly others: readonly Actor[];
}

const GOLD = 1;
/** The numbers of clubs' cases; those up to 09 belong to the standing cast. */
export const clubPhone = (last: number): string => `09146${String(last).padStart(5, '0')}`;
/** Longer than the window of every rate of the lobby's operations. */
const QUIET_SECONDS = 11;
const RESEND_SECONDS = 61;
const HOUR_MS = 60 * 60 * 1000;

/** A name that no other club of this run has. */
export const freshName = (): string => `會${requestID().slice(-8)}`;

/**
 * Brings people together after every rate's window. A code that can't be sent today moves the clock on by a day, which ends the
 * sessions of those who came before: then they come again.
 */
export async function gather<People>(stage: Stage, come: () => Promise<People>): Promise<People> {
  for (let tries = 1; ; tries += 1) {
    const before = await serverTime(stage, QUIET_SECONDS);
    const [outcome] = await Promise.allSettled([come()]);
    const isSameDay = (await serverTime(stage, 1)) - before < HOUR_MS;
    if (isSameDay || tries === 5) {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }
    await stage.advance(RESEND_SECONDS);
  }
}

async function serverTime(stage: Stage, Advance: number): Promise<number> {
  return Date.parse((await stage.visitor().call(advanceClock, { Advance })).ServerTime);
}

/** Signs a member in on the lobby socket; as VIP 3 with gold where a case needs it. */
export async function actor(stage: Stage, phone: string, gold = 0): Promise<Actor> {
  const seat = await stage.member(phone);
  if (gold > 0) {
    await stage.setState(seat.playerID, { VIPLevel: 3 });
    await stage.visitor().call(grantItems, { PlayerID: seat.playerID, ItemID: GOLD, Amount: gold });
  }
  return { seat, line: await seat.line('lobby'), ID: seat.playerID };
}

/** The leader of a club: the one that the player is in, else a new one. */
export async function founder(stage: Stage, phone: string): Promise<Founder> {
  const who = await actor(stage, phone);
  const own = await who.line.ask(getClub.op, {});
  if (own.Code === 200) return { ...who, ClubID: getClub.result.parse(own.Result).ClubID };
  await stage.setState(who.ID, { VIPLevel: 3 });
  await stage.visitor().call(grantItems, { PlayerID: who.ID, ItemID: GOLD, Amount: 2_000_000 });
  const { ClubID } = await who.line.call(createClub, { ClubName: freshName() });
  return { ...who, ClubID };
}

/** A player who is in the leader's club: lets them in where they are not. */
export async function fellow(stage: Stage, leader: Founder, phone: string): Promise<Actor> {
  const who = await actor(stage, phone);
  const own = await who.line.ask(getClub.op, {});
  if (own.Code === 200) {
    if (getClub.result.parse(own.Result).ClubID === leader.ClubID) return who;
    await who.line.call(leaveClub, {});
  }
  await leader.line.call(inviteToClub, { PlayerID: who.ID });
  await who.line.call(acceptClubInvitation, { ClubID: leader.ClubID });
  return who;
}

/** A player who is in no club. */
export async function loner(stage: Stage, phone: string): Promise<Actor> {
  const who = await actor(stage, phone);
  if ((await who.line.ask(getClub.op, {})).Code === 200) await who.line.call(leaveClub, {});
  return who;
}

/**
 * The standing cast: a club with a chat room and gold in its vault. Cases leave it as it is.
 * @param others numbers of further players, in no club
 */
export const cast = (stage: Stage, ...others: readonly number[]): Promise<Cast> =>
  gather(stage, async () => {
    const leader = await founder(stage, clubPhone(1));
    const deputy = await fellow(stage, leader, clubPhone(2));
    const member = await fellow(stage, leader, clubPhone(3));
    const outsider = await loner(stage, clubPhone(4));
    const guests: Actor[] = [];
    for (const number of others) guests.push(await loner(stage, clubPhone(number)));
    const club = await leader.line.call(getClub, {});
    if (!club.Deputies.some(({ PlayerID }) => PlayerID === deputy.ID))
      await leader.line.call(setClubDeputy, { PlayerID: deputy.ID, Deputy: true });
    if (!club.HasChat) await leader.line.call(createClubChat, {});
    if (club.Vault === 0) await leader.line.call(depositToClubVault, { Amount: 100_000 });
    return { ClubID: leader.ClubID, leader, deputy, member, outsider, others: guests };
  });

/** Asks and expects a code. */
export async function refused(
  { line }: Actor,
  row: { readonly op: number; readonly name: string },
  payload: object,
  code: number,
): Promise<void> {
  const answer = await line.ask(row.op, payload);
  expectEqual(answer.Code, code, `code of ${row.name} (${answer.Message})`);
}
