import { CHANNEL, type ChannelType } from '#protocol/entities/channel.ts';
import { SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { writeEvent, writeShare } from '#protocol/rules/messageSyntax.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { keptSender, type MessageRow } from '../chat/message.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { demoLanguageOf } from './demoLanguage.ts';
import type { DemoPlayer } from './players.ts';
import { HOUR, MINUTE, type WorldSource } from './source.ts';
import { bigWinStake } from './stakes.ts';
import { fitsHour, type TimedLine } from './timedLines.ts';
import { ANNOUNCEMENTS, ANSWERS, CHATTER, CLUB_CHATTER, CLUB_NAMES, PRIVATE_CHATTER } from './words.ts';

/** Channels with their messages, and how far each player has read. */
export interface ChatHistory {
  readonly channels: readonly RowOf<Tables['channels']>[];
  readonly messages: readonly MessageRow[];
  readonly readMarks: readonly RowOf<Tables['readMarks']>[];
  readonly privateRooms: readonly RowOf<Tables['privateRooms']>[];
}

/** One message of a scene. */
export interface Line {
  readonly sender: DemoPlayer | undefined;
  readonly text: string;
  readonly CreateTime: string;
  /** The number of lines between this line and the line that it answers. */
  readonly answers?: number;
  readonly SenderType?: 0 | 1;
  readonly AutoReply?: readonly string[];
}
/** A channel with its messages. */
export interface Scene {
  readonly key: string;
  readonly type: ChannelType;
  readonly lines: readonly Line[];
  /** The players who have read the channel, and the number of the newest messages that each has not read. */
  readonly readers: readonly (readonly [playerID: string, unread: number])[];
}

/** Chat history in every channel: public, announcement, the clubs, the alliances and some private rooms. */
export function createChatHistory(
  source: WorldSource,
  players: readonly DemoPlayer[],
  clubIDs: readonly string[],
): ChatHistory {
  const scenes = [
    publicScene(source, players),
    announcementScene(source, players),
    ...clubIDs.map((clubID) => clubScene(source, players, clubID)),
    ...['1', '2'].map((allianceID) => allianceScene(source, players, allianceID)),
    ...privateScenes(source, players),
  ];
  return writeScenes(source, scenes);
}

/** The rows of scenes: channels, messages, read positions, and both players' view of private rooms. */
export function writeScenes(source: WorldSource, scenes: readonly Scene[]): ChatHistory {
  const rows = scenes.map((scene) => rowsOf(source, scene));
  return {
    channels: rows.map(({ channel }) => channel),
    messages: rows.flatMap(({ messages }) => messages),
    readMarks: scenes.flatMap(({ key, lines, readers }) =>
      readers.map(([PlayerID, unread]) => ({ PlayerID, Channel: key, Seq: Math.max(0, lines.length - unread) })),
    ),
    privateRooms: scenes.flatMap(roomsOf),
  };
}

function roomsOf({ key, type, lines, readers }: Scene): ChatHistory['privateRooms'] {
  const [a, b] = readers.map(([playerID]) => playerID);
  const last = lines.at(-1);
  if (type !== CHANNEL.private || a === undefined || b === undefined || last === undefined) return [];
  const room = { Channel: key, LastSeq: lines.length, LastTime: last.CreateTime };
  return [
    { PlayerID: a, OtherID: b, ...room },
    { PlayerID: b, OtherID: a, ...room },
  ];
}

function publicScene(source: WorldSource, players: readonly DemoPlayer[]): Scene {
  const talkers = players.filter(({ row }) => row.VIPLevel >= 3);
  const lines = spoken(source, talkers, CHATTER, 60, 26 * HOUR).map((line, at) => decorated(source, line, at));
  return { key: CHANNEL_KEY.public, type: CHANNEL.public, lines, readers: players.map(({ row }) => [row.PlayerID, 3]) };
}

/** Some of the last lines are not plain text, so that an opened conversation shows each kind of message. */
const LATE = { win: 54, share: 56 };

/** The game of wins and shares, which can be played. */
const GAME = { code: 'owl', name: '夜梟秘寶' } as const;

/** Some lines are a win that the system announces, a shared game, or an answer to the line before. */
function decorated({ faker }: WorldSource, line: Line, at: number): Line {
  if ((at % 17 === 9 || at === LATE.win) && line.sender !== undefined) {
    const multiple = at === LATE.win ? 96 : faker.number.int({ min: 50, max: 200 });
    const amount = multiple * (at === LATE.win ? 20_000 : bigWinStake(GAME.code, at));
    const values = {
      op: 'win',
      player_id: line.sender.row.PlayerID,
      from: line.sender.row.Name,
      gamecode: GAME.code,
      gameName: GAME.name,
    };
    return {
      ...line,
      sender: undefined,
      text: writeEvent('大獎', { ...values, amount: String(amount), multiple: String(multiple) }),
    };
  }
  if ((at % 23 === 14 || at === LATE.share) && line.sender !== undefined)
    return {
      ...line,
      text: writeShare({ gameName: GAME.name, gameCode: GAME.code, recordID: '', playerID: line.sender.row.PlayerID }),
    };
  if (at % 9 !== 4) return line;
  return { ...line, text: ANSWERS[Math.floor(at / 9) % ANSWERS.length] ?? line.text, answers: 1 };
}

function announcementScene({ ago }: WorldSource, players: readonly DemoPlayer[]): Scene {
  const lines = ANNOUNCEMENTS.map((text, at) => ({
    sender: undefined,
    text,
    CreateTime: ago((ANNOUNCEMENTS.length - at) * 20 * HOUR),
  }));
  return {
    key: CHANNEL_KEY.announcement,
    type: CHANNEL.announcement,
    lines,
    readers: players.map(({ row }) => [row.PlayerID, 2]),
  };
}

function clubScene(source: WorldSource, players: readonly DemoPlayer[], clubID: string): Scene {
  const members = players.filter(({ row }) => row.ClubID === clubID);
  const lines = spoken(source, members, CLUB_CHATTER, 24, 48 * HOUR);
  return {
    key: CHANNEL_KEY.club(clubID),
    type: CHANNEL.club,
    lines,
    readers: members.map(({ row }) => [row.PlayerID, 5]),
  };
}

function allianceScene(source: WorldSource, players: readonly DemoPlayer[], allianceID: string): Scene {
  const isOf = (clubID: string): boolean => clubID !== '' && (Number(clubID) <= 3 ? '1' : '2') === allianceID;
  const members = players.filter(({ row }) => isOf(row.ClubID));
  const lines = spoken(source, members, CLUB_CHATTER, 10, 60 * HOUR);
  return {
    key: CHANNEL_KEY.alliance(allianceID),
    type: CHANNEL.alliance,
    lines,
    readers: members.map(({ row }) => [row.PlayerID, 1]),
  };
}

/** The fixed accounts know a few other players. */
function privateScenes(source: WorldSource, players: readonly DemoPlayer[]): readonly Scene[] {
  const [first, second] = players;
  if (first === undefined || second === undefined) return [];
  const pairs = [
    [first, second],
    ...players.slice(7, 11).map((other) => [first, other] as const),
    [second, players[12] ?? first],
  ] as const;
  return pairs.map(([a, b]) => {
    const lines = spoken(source, [a, b], PRIVATE_CHATTER, 8, 30 * HOUR);
    const readers = [
      [a.row.PlayerID, 1],
      [b.row.PlayerID, 0],
    ] as const;
    return { key: CHANNEL_KEY.private(a.row.PlayerID, b.row.PlayerID), type: CHANNEL.private, lines, readers };
  });
}

/**
 * Small talk over a span of time that ends a moment ago. No line is repeated soon, no player of a larger round
 * writes twice in a row, and lines for a time of day appear at that time.
 */
export function spoken(
  { faker, now }: WorldSource,
  players: readonly DemoPlayer[],
  texts: readonly TimedLine[],
  count: number,
  span: number,
): Line[] {
  // The lines are Chinese, and each player of the demo world speaks one language.
  const talkers = players.filter(({ row }) => demoLanguageOf(row.PlayerID) === 'zh_tw');
  const gap = span / count;
  const lines: Line[] = [];
  for (let at = 0; at < count; at += 1) {
    const last = lines.at(-1)?.sender;
    const others = talkers.length > 2 ? talkers.filter((one) => one !== last) : talkers;
    const time = now - MINUTE - (count - at - 1) * gap - faker.number.int({ min: 0, max: Math.floor(gap / 2) });
    const lately = lines.slice(-Math.floor(texts.length / 2)).map(({ text }) => text);
    const fits = texts.filter((line) => fitsHour(line, time) && !lately.includes(line.text));
    const sender = faker.helpers.arrayElement(others);
    lines.push({ sender, text: faker.helpers.arrayElement(fits).text, CreateTime: new Date(time).toISOString() });
  }
  return lines;
}

function rowsOf({ faker }: WorldSource, { key, type, lines }: Scene) {
  const messages: MessageRow[] = [];
  for (const [at, line] of lines.entries()) {
    const { sender, text, CreateTime, answers = 0, SenderType = 0, AutoReply = [] } = line;
    const quoted = answers > 0 ? messages[at - answers] : undefined;
    const Name = lines[at - answers]?.sender?.row.Name ?? SYSTEM_SENDER;
    messages.push({
      Channel: key,
      Seq: at + 1,
      ID: faker.string.uuid(),
      ChannelType: type,
      FromID: sender?.row.PlayerID ?? SYSTEM_SENDER,
      Sender: sender === undefined ? null : keptSender(sender.row),
      SenderType,
      Flag: 0,
      Message: text,
      OriginalMessage: text,
      ReplyID: quoted?.ID ?? '',
      Reply: quoted === undefined ? null : { ID: quoted.ID, Name, Message: quoted.Message },
      AutoReply,
      // Staff write for the operator, so they carry no club.
      ClubName: SenderType === 1 ? '' : (CLUB_NAMES[Number(sender?.row.ClubID || 0) - 1] ?? ''),
      CreateTime,
    });
  }
  return { messages, channel: { Channel: key, Epoch: faker.string.uuid(), Seq: messages.length } };
}
