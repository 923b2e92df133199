import { MODERATORS_MAX } from '#protocol/entities/live.ts';
import {
  blockViewer,
  followRoom,
  getLiveSessions,
  getModerators,
  getRooms,
  getSanctions,
  getStreamHealth,
  hideLiveMessage,
  joinRoom,
  kickViewer,
  moderatorChanged,
  muteViewer,
  pinLiveMessage,
  sendLiveMessage,
  setModerator,
  updateRoomSettings,
  viewerKicked,
  viewerMuted,
} from '#protocol/operations/live.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { assertDefined, expect, expectEqual } from '../expectation.ts';
import { SAMPLES } from '../samples.ts';
import { HOST, hostAndViewer } from './liveHost.ts';

const HOST_ID = '10000002';
const ROOM = { RoomID: '1' } as const;
/** Members of the demo world who are co-moderators in no other case. */
const CANDIDATES = Array.from({ length: MODERATORS_MAX + 1 }, (_, at) => String(10000020 + at));

/** Co-moderators, and the sanctions of co-moderators and the host against viewers. */
export const moderatorCases: readonly ConformanceCase[] = [
  conforms(setModerator, 200, 'lets a moderator mute, remove, hide and pin, and nothing else', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936100008');
    const other = await context.member('0936100009');
    await host.call(muteViewer, { PlayerID: session.playerID, Seconds: 60 });
    expect((await viewer.push(viewerMuted)).result.Until !== '', 'the viewer is muted');
    await host.call(setModerator, { PlayerID: session.playerID, Moderator: true });
    expectEqual((await viewer.push(viewerMuted)).result, { RoomID: '1', Until: '' }, 'a co-moderator may write');
    expectEqual((await viewer.push(moderatorChanged)).result, { RoomID: '1', Moderator: true }, 'the push');
    expectEqual((await viewer.call(joinRoom, ROOM)).RoomInfo.Role, 1, 'the role in the room');
    const message = await viewer.call(sendLiveMessage, { Message: '文明聊天' });
    await viewer.call(muteViewer, { ...ROOM, PlayerID: other.playerID, Seconds: 60, Reason: '洗版' });
    await viewer.call(kickViewer, { ...ROOM, PlayerID: other.playerID, Seconds: 60 });
    await viewer.call(pinLiveMessage, { ...ROOM, ID: message.ID });
    await viewer.call(hideLiveMessage, { ...ROOM, ID: message.ID });
    const { List } = await viewer.call(getSanctions, ROOM);
    const own = List.filter(({ Player }) => Player.PlayerID === other.playerID);
    expectEqual(
      own.map(({ Kind, Reason, By }) => `${Kind} ${Reason} ${By?.PlayerID}`).toSorted(),
      [`kick  ${session.playerID}`, `mute 洗版 ${session.playerID}`],
      'the sanctions',
    );
    const moderators = await host.call(getModerators, {});
    const listed = moderators.List.find(({ Player }) => Player.PlayerID === session.playerID);
    expectEqual([listed?.Actions, listed?.Online], [3, true], 'what was done');
    for (const contract of [updateRoomSettings, blockViewer, setModerator, getStreamHealth, getLiveSessions])
      expectEqual((await viewer.ask(contract.op, SAMPLES[contract.name] ?? {})).Code, 300013, contract.name);
    for (const contract of [muteViewer, kickViewer])
      await host.call(contract, { PlayerID: other.playerID, Seconds: 0 });
    await host.call(setModerator, { PlayerID: session.playerID, Moderator: false });
    expectEqual((await viewer.push(moderatorChanged)).result, { RoomID: '1', Moderator: false }, 'the push of the end');
    expectEqual((await viewer.ask(getModerators.op, ROOM)).Code, 300013, 'afterwards');
  }),
  conforms(setModerator, 200121, 'refuses a guest', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    const { playerID } = await context.guest();
    expectEqual((await host.ask(setModerator.op, { PlayerID: playerID, Moderator: true })).Code, 200121, 'code');
  }),
  conforms(setModerator, 300014, `stops at ${MODERATORS_MAX}`, async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    // The calls of earlier cases have to be outside the window.
    await context.advance(11);
    const { List: before } = await host.call(getModerators, {});
    for (const { Player } of before) await host.call(setModerator, { PlayerID: Player.PlayerID, Moderator: false });
    const [last = '', ...others] = CANDIDATES;
    for (const PlayerID of others) await host.call(setModerator, { PlayerID, Moderator: true });
    expectEqual((await host.ask(setModerator.op, { PlayerID: last, Moderator: true })).Code, 300014, 'code');
    const { List } = await host.call(getModerators, {});
    expectEqual(List.map(({ Player }) => Player.PlayerID).toSorted(), others.toSorted(), 'the list');
    for (const PlayerID of others) await host.call(setModerator, { PlayerID, Moderator: false });
    for (const { Player } of before) await host.call(setModerator, { PlayerID: Player.PlayerID, Moderator: true });
  }),
  conforms(setModerator, 300017, 'refuses a removed player', async (context) => {
    const { host, session } = await hostAndViewer(context, '0936100010');
    const { playerID: PlayerID } = session;
    await host.call(kickViewer, { PlayerID, Seconds: 60 });
    expectEqual((await host.ask(setModerator.op, { PlayerID, Moderator: true })).Code, 300017, 'code');
    await host.call(kickViewer, { PlayerID, Seconds: 0 });
  }),
  ...[muteViewer, kickViewer].map((contract, at) =>
    conforms(contract, 300017, 'refuses a co-moderator against the host or another co-moderator', async (context) => {
      const { host, viewer, session } = await hostAndViewer(context, `093610001${1 + at}`);
      const other = assertDefined(CANDIDATES[0], 'a candidate');
      for (const PlayerID of [session.playerID, other]) await host.call(setModerator, { PlayerID, Moderator: true });
      for (const PlayerID of [HOST_ID, other])
        expectEqual((await viewer.ask(contract.op, { ...ROOM, PlayerID, Seconds: 60 })).Code, 300017, PlayerID);
      for (const PlayerID of [session.playerID, other]) await host.call(setModerator, { PlayerID, Moderator: false });
    }),
  ),
  conforms(hideLiveMessage, 300017, 'refuses a co-moderator against the host', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936100013');
    const { ID } = await host.call(sendLiveMessage, { Message: '大家好' });
    await host.call(setModerator, { PlayerID: session.playerID, Moderator: true });
    expectEqual((await viewer.ask(hideLiveMessage.op, { ...ROOM, ID })).Code, 300017, 'code');
    await host.call(setModerator, { PlayerID: session.playerID, Moderator: false });
  }),
  conforms(blockViewer, 200, 'removes a player for good, until the host lifts the removal', async (context) => {
    const { host, viewer, session } = await hostAndViewer(context, '0936100014');
    const moderator = await context.member('0936100015');
    const { playerID: PlayerID } = session;
    await viewer.call(followRoom, { ...ROOM, Following: true });
    await host.call(blockViewer, { PlayerID, Blocked: true, Reason: '詐騙' });
    expectEqual((await viewer.push(viewerKicked)).result, { RoomID: '1', Until: '' }, 'the push');
    await context.advance(8 * 24 * 60 * 60);
    const again = await (await context.member('0936100014')).openSocket('chat');
    const refused = await again.ask(joinRoom.op, ROOM);
    expectEqual([refused.Code, refused.Result ?? {}], [300017, {}], 'code, without an end');
    expectEqual((await again.call(getRooms, { FollowedOnly: true })).Total, 0, 'the follow');
    const later = await (await context.member(HOST)).openSocket('chat');
    const { List } = await later.call(getSanctions, {});
    const row = List.find(({ Player }) => Player.PlayerID === PlayerID);
    expectEqual([row?.Kind, row?.Until, row?.Reason], ['block', '', '詐騙'], 'in the list');
    await later.call(setModerator, { PlayerID: moderator.playerID, Moderator: true });
    const helper = await (await context.member('0936100015')).openSocket('chat');
    expectEqual((await helper.ask(kickViewer.op, { ...ROOM, PlayerID, Seconds: 0 })).Code, 300017, 'a co-moderator');
    await later.call(setModerator, { PlayerID: moderator.playerID, Moderator: false });
    expectEqual(await later.call(blockViewer, { PlayerID, Blocked: false }), { Blocked: false }, 'lifted');
    await again.call(joinRoom, ROOM);
  }),
  conforms(getSanctions, 200, 'lists the current sanctions, newest first', async (context) => {
    const { host, session } = await hostAndViewer(context, '0936100016');
    const { playerID: PlayerID } = session;
    await host.call(muteViewer, { PlayerID, Seconds: 60, Reason: ' 洗 版 ' });
    const { List, Total } = await host.call(getSanctions, { PerPage: 1 });
    const [newest] = List;
    expectEqual([newest?.Kind, newest?.Player.PlayerID, newest?.By?.PlayerID], ['mute', PlayerID, HOST_ID], 'newest');
    expect(Total >= 1 && newest?.Reason === '洗 版', 'reason and total');
    await context.advance(61);
    const after = await host.call(getSanctions, {});
    expect(!after.List.some(({ Player }) => Player.PlayerID === PlayerID), 'over');
  }),
  conforms(getModerators, 200, 'lists the moderators in the order of their appointment', async (context) => {
    const host = await (await context.member(HOST)).openSocket('chat');
    const ids = CANDIDATES.slice(0, 2);
    for (const PlayerID of ids) {
      await host.call(setModerator, { PlayerID, Moderator: true });
      await context.advance(1);
    }
    const { List } = await host.call(getModerators, ROOM);
    expectEqual(List.map(({ Player }) => Player.PlayerID).slice(-2), ids, 'the last two');
    for (const PlayerID of ids) await host.call(setModerator, { PlayerID, Moderator: false });
  }),
];
