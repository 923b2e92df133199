import { expect, it } from 'vitest';
import { createTestMembers, type TestMember } from '#conformance/testMembers.ts';
import { assertDefined } from '#conformance/expectation.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { TestContext } from '#conformance/testContext.ts';
import { ChatMessage } from '#protocol/entities/message.ts';
import { clubMessage, sendClubMessage } from '#protocol/operations/chat.ts';
import { acceptClubInvitation, createClub, inviteToClub, kickClubMember } from '#protocol/operations/club.ts';
import { createClubChat } from '#protocol/operations/clubOffice.ts';
import { heartbeat, signInChat } from '#protocol/operations/connection.ts';
import type { DiskService } from '../testing/diskService.ts';
import { describeOnEachDatabaseAndNodes } from '../testing/eachDatabase.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const ROUNDS = 12;
/** With the player's two other sockets, the most sockets of a session. */
const SOCKETS = 8;
/** Longer than the window that counts the messages of a sender. */
const QUIET_SECONDS = 61;

describeOnEachDatabaseAndNodes(describeScene);

function describeScene(start: () => Promise<DiskService>): void {
  it('sends a kicked member who is signing in no later message of the club', {
    timeout: 120_000,
  }, async () => {
    const service = await start();
    const context = new TestContext(createWireAdapter(service.origin));
    try {
      const members = await createTestMembers(context, '0914699001', { count: 4, VIPLevel: 3, gold: 200_000 });
      const [leader, ...others] = members;
      const overheard: string[] = [];
      const club = await found(assertDefined(leader, 'a leader'));
      for (let round = 0; round < ROUNDS; round += 1) {
        await context.advance(QUIET_SECONDS);
        const player = assertDefined(others[round % others.length], 'a member');
        const sockets = await kickAmidSignIns(context, club, player, round);
        for (const socket of [...sockets, player.chat]) overheard.push(...messagesOf(socket, round));
        for (const socket of sockets) socket.close();
        await Promise.all(sockets.map((socket) => socket.closed()));
      }
      expect(overheard).toEqual([]);
    } finally {
      context.clear();
      await service.stop();
    }
  });
}

interface Club {
  readonly leader: TestMember;
  readonly ClubID: string;
}

async function found(leader: TestMember): Promise<Club> {
  const { ClubID } = await leader.lobby.call(createClub, { ClubName: '踢人的俱樂部' });
  await leader.lobby.call(createClubChat, {});
  return { leader, ClubID };
}

/**
 * Lets a player join the club and kicks them while sockets of the same player sign in. The sockets start one answer's
 * time apart, so that the kick falls into every part of a sign-in. Then posts two messages in the club.
 * @returns the sockets, after all their messages have arrived
 */
async function kickAmidSignIns(
  context: TestContext,
  { leader, ClubID }: Club,
  { session, id, lobby, chat }: TestMember,
  round: number,
): Promise<readonly TestSocket[]> {
  await leader.lobby.call(inviteToClub, { PlayerID: id });
  await lobby.call(acceptClubInvitation, { ClubID });
  const say = (words: string) => leader.chat.call(sendClubMessage, { ChannelType: 3, Message: `${words} ${round}` });
  await say('in');
  await chat.take(
    ({ OP, Result }) => OP === clubMessage.op && ChatMessage.parse(Result).Message === `in ${round}`,
    'in',
  );

  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => context.openSocket('chat')));
  const signIn = async (socket: TestSocket): Promise<void> => {
    const answer = await socket.ask(signInChat.op, {}, { token: session.token });
    expect(answer.Code).toBe(200);
  };
  const kicked = leader.lobby.call(kickClubMember, { PlayerID: id });
  const signIns: Promise<void>[] = [];
  for (const socket of sockets) {
    signIns.push(signIn(socket));
    await lobby.call(heartbeat, {});
  }
  await kicked;
  await say('out');
  await Promise.all(signIns);
  await say('later');
  // A push to a connection is sent before the answer to a later call.
  await Promise.all([...sockets, chat].map((socket) => socket.call(heartbeat, {})));
  return sockets;
}

/** The frames that a socket received from the club after the kick of a round. */
const messagesOf = (socket: TestSocket, round: number): readonly string[] =>
  socket
    .pending(clubMessage)
    .map(({ Result }) => ChatMessage.parse(Result).Message)
    .filter((words) => words === `out ${round}` || words === `later ${round}`);
