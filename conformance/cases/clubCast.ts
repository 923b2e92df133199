import { advanceClock, grantItems } from '#protocol/endpoints/dev.ts';
import { acceptClubInvitation, createClub, getClub, inviteToClub, leaveClub } from '#protocol/operations/club.ts';
import { clubRoleChanged, createClubChat, setClubDeputy } from '#protocol/operations/clubOffice.ts';
import { depositToClubVault } from '#protocol/operations/clubVault.ts';
import { expectEqual } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import { requestID } from '../requestID.ts';
import type { TestSession, TestContext } from '../testContext.ts';

export interface Actor {
  readonly session: TestSession;
  readonly socket: TestSocket;
  readonly ID: string;
}
export interface Founder extends Actor {
  readonly ClubID: string;
}
/** A club with a member of each role, and a player without a club. */
export interface Cast {
  readonly ClubID: string;
  readonly leader: Founder;
  readonly deputy: Actor;
  readonly member: Actor;
  readonly outsider: Actor;
  readonly others: readonly Actor[];
}

const GOLD = 1;
/** The numbers of the clubs in these cases. Numbers up to 09 belong to the shared cast. */
export const clubPhone = (last: number): string => `09146${String(last).padStart(5, '0')}`;
/** Longer than the window of every rate of the lobby's operations. */
const QUIET_SECONDS = 11;
const RESEND_SECONDS = 61;
const HOUR_MS = 60 * 60 * 1000;

/** A name that no other club of this run has. */
export const freshName = (): string => `會${requestID().slice(-8)}`;

/**
 * Signs players in after every rate's window. If no code can be sent today, the clock moves by a day. This ends the earlier sessions, so
 * all players sign in again.
 */
export async function gather<People>(context: TestContext, come: () => Promise<People>): Promise<People> {
  for (let tries = 1; ; tries += 1) {
    const before = await serverTime(context, QUIET_SECONDS);
    const [outcome] = await Promise.allSettled([come()]);
    const isSameDay = (await serverTime(context, 1)) - before < HOUR_MS;
    if (isSameDay || tries === 5) {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    }
    await context.advance(RESEND_SECONDS);
  }
}

async function serverTime(context: TestContext, Advance: number): Promise<number> {
  return Date.parse((await context.visitor().call(advanceClock, { Advance })).ServerTime);
}

/** Signs a member in on the lobby socket, as VIP 3 with gold if a case needs gold. */
export async function actor(context: TestContext, phone: string, gold = 0): Promise<Actor> {
  const session = await context.member(phone);
  if (gold > 0) {
    await context.letGive(session.playerID);
    await context.setState(session.playerID, { VIPLevel: 3 });
    await context.visitor().call(grantItems, { PlayerID: session.playerID, ItemID: GOLD, Amount: gold });
  }
  return { session, socket: await session.openSocket('lobby'), ID: session.playerID };
}

/** The leader of the player's club, or of a new one. */
export async function founder(context: TestContext, phone: string): Promise<Founder> {
  const who = await actor(context, phone);
  const own = await who.socket.ask(getClub.op, {});
  if (own.Code === 200) return { ...who, ClubID: getClub.result.parse(own.Result).ClubID };
  await context.letGive(who.ID);
  await context.setState(who.ID, { VIPLevel: 3 });
  await context.visitor().call(grantItems, { PlayerID: who.ID, ItemID: GOLD, Amount: 2_000_000 });
  const { ClubID } = await who.socket.call(createClub, { ClubName: freshName() });
  return { ...who, ClubID };
}

/** A player of the leader's club. Admits the player if necessary. */
export async function fellow(context: TestContext, leader: Founder, phone: string): Promise<Actor> {
  const who = await actor(context, phone);
  const own = await who.socket.ask(getClub.op, {});
  if (own.Code === 200) {
    if (getClub.result.parse(own.Result).ClubID === leader.ClubID) return who;
    await who.socket.call(leaveClub, {});
  }
  await context.letGive(who.ID);
  await leader.socket.call(inviteToClub, { PlayerID: who.ID });
  await who.socket.call(acceptClubInvitation, { ClubID: leader.ClubID });
  return who;
}

export async function loner(context: TestContext, phone: string): Promise<Actor> {
  const who = await actor(context, phone);
  if ((await who.socket.ask(getClub.op, {})).Code === 200) await who.socket.call(leaveClub, {});
  return who;
}

/**
 * The shared cast: a club with a chat room and gold in its vault. Cases do not change it.
 * @param others numbers of further players without a club
 */
export const cast = (context: TestContext, ...others: readonly number[]): Promise<Cast> =>
  gather(context, async () => {
    const leader = await founder(context, clubPhone(1));
    const deputy = await fellow(context, leader, clubPhone(2));
    const member = await fellow(context, leader, clubPhone(3));
    const outsider = await loner(context, clubPhone(4));
    const guests: Actor[] = [];
    for (const number of others) guests.push(await loner(context, clubPhone(number)));
    const club = await leader.socket.call(getClub, {});
    if (!club.Deputies.some(({ PlayerID }) => PlayerID === deputy.ID)) {
      await leader.socket.call(setClubDeputy, { PlayerID: deputy.ID, Deputy: true });
      // Cases wait for pushes of their own.
      await member.socket.push(clubRoleChanged);
    }
    if (!club.HasChat) await leader.socket.call(createClubChat, {});
    if (club.Vault === 0) await leader.socket.call(depositToClubVault, { Amount: 100_000 });
    return { ClubID: leader.ClubID, leader, deputy, member, outsider, others: guests };
  });

/** Calls and expects a code. */
export async function refused(
  { socket }: Actor,
  contract: { readonly op: number; readonly name: string },
  payload: object,
  code: number,
): Promise<void> {
  const answer = await socket.ask(contract.op, payload);
  expectEqual(answer.Code, code, `code of ${contract.name} (${answer.Message})`);
}
