import { settleRound } from '#protocol/endpoints/dev.ts';
import {
  getViewers,
  hideLiveMessage,
  joinRoom,
  leaveRoom,
  pinLiveMessage,
  pinnedChanged,
  sendLiveMessage,
  updateRoomSettings,
  viewersArrived,
} from '#protocol/operations/live.ts';
import { getPrideStatus, setPrideStatus, viewerWon } from '#protocol/operations/pride.ts';
import { setPrivacy } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expectEqual } from '../expectation.ts';
import { gold } from './chatSends.ts';
import { hostAndViewer } from './liveHost.ts';
import { putOnAir } from './livePublisher.ts';

const ROOM = { RoomID: '1' } as const;
/** The tier of the demo world's room. */
const DEMO_TIER = 5;
const GAME = 'owl';

/** Lines of arrival, wins of viewers, and the question of a pinned answer. */
export const arrivalCases: readonly ConformanceCase[] = [
  conforms(
    updateRoomSettings,
    200,
    'shows viewers who come in from the host’s tier on, gathered, once in ten minutes',
    async (context) => {
      const sessions = await context.members(['0936100051', '0936100052', '0936100053']);
      const { host, viewer } = await hostAndViewer(context, '0936100050');
      const sockets = [];
      for (const { playerID } of sessions) await context.setState(playerID, { VIPLevel: 4 });
      for (const session of sessions) sockets.push(await session.openSocket('chat'));
      const [first, second, third] = sockets.map((socket) => assertDefined(socket, 'a socket'));
      if (first === undefined || second === undefined || third === undefined) throw new Error('three sockets');
      const arrivals = () => viewer.pending(viewersArrived).length;
      try {
        await host.call(updateRoomSettings, { ArrivalVip: 5 });
        await first.call(joinRoom, ROOM);
        await first.call(leaveRoom, {});
        expectEqual((await host.call(updateRoomSettings, { ArrivalVip: 4 })).ArrivalVip, 4, 'the setting');
        await context.advance(10);
        await first.call(joinRoom, ROOM);
        const one = (await viewer.push(viewersArrived)).result;
        expectEqual(
          [one.RoomID, one.List.map(({ PlayerID }) => PlayerID), one.Count],
          ['1', [sessions[0]?.playerID], 1],
          'one arrival',
        );
        await first.call(leaveRoom, {});
        await first.call(joinRoom, ROOM);
        await second.call(joinRoom, ROOM);
        await third.call(setPrivacy, { HideArrival: true });
        await third.call(joinRoom, ROOM);
        await context.advance(10);
        const next = (await viewer.push(viewersArrived)).result;
        expectEqual(
          [next.List.map(({ PlayerID }) => PlayerID), next.Count],
          [[sessions[1]?.playerID], 1],
          'without the return, and without the player who hides it',
        );
        expectEqual(arrivals(), 0, 'further lines');
      } finally {
        await host.call(updateRoomSettings, { ArrivalVip: DEMO_TIER });
      }
    },
  ),
  conforms(
    setPrideStatus,
    200,
    'hides the wins of a live room’s viewers, which it shows in the host’s game alone',
    async (context) => {
      const { host, viewer, session } = await hostAndViewer(context, '0936100054');
      await putOnAir(context);
      await host.call(updateRoomSettings, { GameCode: GAME });
      const outside = await gold(context, '0936100055');
      const win = (PlayerID: string, GameCode: string, Win: number) =>
        context.visitor().call(settleRound, { PlayerID, GameCode, Bet: 100, Win });
      await win(session.playerID, GAME, 4_900);
      await win(session.playerID, 'cat', 6_000);
      await win(outside.playerID, GAME, 7_000);
      await win(session.playerID, GAME, 8_050);
      const { result } = await host.push(viewerWon);
      expectEqual(
        [result.RoomID, result.GameCode, result.Amount, result.Multiple],
        ['1', GAME, 8_050, 80],
        'the win of a viewer',
      );
      expectEqual((await viewer.push(viewerWon)).result, result, 'to the winner');
      const lobby = await session.openSocket('lobby');
      await lobby.call(setPrideStatus, { Status: 2 });
      // The chat connection applies the change soon.
      for (let asked = 0; asked < 5; asked += 1) {
        await lobby.call(getPrideStatus, {});
        await viewer.call(getViewers, {});
      }
      await win(session.playerID, GAME, 9_000);
      expectEqual((await host.push(viewerWon)).result.Amount, 9_000, 'to others');
      await viewer.call(getViewers, {});
      expectEqual(viewer.pending(viewerWon).length, 0, 'with announcements off');
      await lobby.call(setPrideStatus, { Status: 1 });
    },
  ),
  conforms(pinLiveMessage, 200, 'shows an answer with its question until the question is hidden', async (context) => {
    const { host, viewer } = await hostAndViewer(context, '0936100056');
    const asked = await viewer.call(sendLiveMessage, { Message: '大砲什麼時候換？' });
    const said = await host.call(sendLiveMessage, { Message: '血量剩三成再換', ReplyID: asked.ID });
    const { Pinned } = await host.call(pinLiveMessage, { ID: said.ID });
    expectEqual(Pinned?.Reply, { Name: asked.Sender?.Name ?? '', Message: asked.Message }, 'the question');
    expectEqual((await viewer.push(pinnedChanged)).result.Pinned, Pinned, 'the push');
    await host.call(hideLiveMessage, { ID: asked.ID });
    const after = (await viewer.push(pinnedChanged)).result.Pinned;
    expectEqual([after?.Message, after?.Reply], [said.Message, null], 'the answer alone');
    await host.call(pinLiveMessage, { ID: '' });
  }),
];
