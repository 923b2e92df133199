import { CHANNEL } from '#protocol/entities/channel.ts';
import { CHANNEL_KEY } from '../../channel/channel.ts';
import { setRole } from '../../session/staff.ts';
import { type Scene, spoken, writeScenes } from '../chatHistory.ts';
import { DEMO_ROOMS } from '../demoRoom.ts';
import type { DemoPlayer } from '../players.ts';
import { DAY, HOUR, MINUTE, type WorldSource } from '../source.ts';
import { LIVE_CHATTER, LIVE_TITLES } from '../words.ts';
import { LAST_SESSION, writeLiveHistory } from './liveHistory.ts';
import type { WorldPart } from './part.ts';

/** Indexes of players: the host of room 1 (who also announces), the host of room 2, and customer service. */
const HOSTS = [1, 7] as const;
const CUSTOMER_SERVICE = 59;

/** The game of each room. */
const GAMES = ['owl', DEMO_ROOMS[0].GameCode] as const;
/** The host's message above the chat of room 1. */
const PINNED_AT = 12;
const PINNED = '喜歡的話按個追蹤，開播會通知你';

/**
 * Two live rooms with their chat, followers and past sessions, and the staff players. Both rooms are off air. The
 * host of room 1 is willing to be on air, so a publisher puts it on air. Room 2 receives the recorded scene
 * (`demoRoom.ts`).
 */
export const livePart: WorldPart = async (tx, { source, players }) => {
  const { ago } = source;
  const hosts = HOSTS.flatMap((at) => players[at] ?? []);
  await tx.table('liveRooms').insert(
    hosts.map((host, at) => ({
      RoomID: String(at + 1),
      HostID: host.row.PlayerID,
      Title: LIVE_TITLES[at] ?? '',
      Status: at === 0 ? 1 : 2,
      HasChat: true,
      StreamKeyHash: '',
      Position: at + 1,
      StartTime: ago(LAST_SESSION.start),
      CreateTime: ago(30 * DAY),
      ToldCount: 0,
      ToldTime: '',
      OnAir: false,
      ShownStatus: 2,
      SessionID: '',
      FormerKeyHash: '',
      GameCode: GAMES[at] ?? '',
      SlowSeconds: 0,
      // Diamond and above.
      ArrivalVip: 5,
      ArrivalTime: '',
      Followers: 0,
      GiftSeq: 0,
      NoticeTime: '',
      WishTime: '',
      StopTime: '',
    })),
  );

  for (const { row } of hosts) await tx.table('players').update({ PlayerID: row.PlayerID }, { IsHost: true });

  const [host, helper, asker] = [players[HOSTS[0]], players[CUSTOMER_SERVICE], players[0]];
  if (host === undefined || helper === undefined || asker === undefined) return;
  await setRole(tx, host.row.PlayerID, 'operator');
  await setRole(tx, helper.row.PlayerID, 'customerService');

  const rooms = hosts.map(({ row: { PlayerID } }, at) => ({
    RoomID: String(at + 1),
    HostID: PlayerID,
    Title: LIVE_TITLES[at] ?? '',
  }));
  await writeLiveHistory(tx, source, rooms, players);

  const scenes = [
    ...hosts.map((_, at) => roomScene(source, players, String(at + 1), at === 0 ? host : undefined)),
    helpScene(source, asker, helper),
  ];
  const { channels, messages, readMarks, privateRooms } = writeScenes(source, scenes);
  await tx.table('channels').insert(channels);
  await tx.table('messages').insert(messages);
  await tx.table('readMarks').insert(readMarks);
  await tx.table('privateRooms').insert(privateRooms);
  const pinned = messages.find(({ Message }) => Message === PINNED);
  if (pinned !== undefined)
    await tx.table('livePins').insert({
      RoomID: '1',
      MessageID: pinned.ID,
      PlayerID: host.row.PlayerID,
      Name: host.row.Name,
      Message: PINNED,
      ReplyID: '',
      ReplyName: '',
      ReplyMessage: '',
      CreateTime: pinned.CreateTime,
    });
};

/** The chat of a room's last session. No player writes in a room that is off air. */
function roomScene(
  source: WorldSource,
  players: readonly DemoPlayer[],
  roomID: string,
  host: DemoPlayer | undefined,
): Scene {
  const talkers = players.filter(({ row }) => row.VIPLevel >= 3);
  const session = { ...source, now: source.now - LAST_SESSION.end };
  const lines = spoken(session, talkers, LIVE_CHATTER, 30, LAST_SESSION.start - LAST_SESSION.end - 2 * MINUTE);
  return {
    key: CHANNEL_KEY.live(roomID),
    type: CHANNEL.live,
    lines:
      host === undefined
        ? lines
        : lines.map((line, at) => (at === PINNED_AT ? { ...line, sender: host, text: PINNED } : line)),
    readers: [],
  };
}

/** A player asked customer service. An automatic answer came first, then an answer from staff. */
function helpScene({ ago }: WorldSource, asker: DemoPlayer, helper: DemoPlayer): Scene {
  return {
    key: CHANNEL_KEY.private(asker.row.PlayerID, helper.row.PlayerID),
    type: CHANNEL.private,
    lines: [
      { sender: asker, text: '如何綁定手機', CreateTime: ago(5 * HOUR) },
      {
        sender: undefined,
        SenderType: 1,
        text: '請到會員中心，選擇綁定手機號碼，輸入手機收到的 6 位數驗證碼即可。一支手機最多綁定 5 個帳號。',
        answers: 1,
        AutoReply: ['購點後沒有入帳', '為什麼我不能發言', '帳號安全'],
        CreateTime: ago(5 * HOUR),
      },
      { sender: asker, text: '好的，收到驗證碼了，謝謝', CreateTime: ago(5 * HOUR - 2 * MINUTE) },
      {
        sender: helper,
        SenderType: 1,
        text: '不客氣，綁定完成後別忘了領取獎勵喔！',
        answers: 1,
        CreateTime: ago(5 * HOUR - 6 * MINUTE),
      },
    ],
    readers: [
      [asker.row.PlayerID, 1],
      [helper.row.PlayerID, 0],
    ],
  };
}
