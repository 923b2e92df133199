import type { Column } from '#store/table.ts';
import type { RowOf, TableName, Tables } from '../../tables.ts';

type PersonalColumn<Columns extends Readonly<Record<string, Column>>> = {
  [Name in keyof Columns]: Columns[Name]['class'] extends 'personal' ? Name : never;
}[keyof Columns];

type PersonalTable = {
  [Name in TableName]: [PersonalColumn<Tables[Name]['columns']>] extends [never] ? never : Name;
}[TableName];

/** Two values of each personal column of a table: the value of a test, and another person's. */
type PersonalValues = {
  readonly [Name in PersonalTable]: {
    readonly [Column in PersonalColumn<Tables[Name]['columns']> & keyof RowOf<Tables[Name]>]: readonly [
      RowOf<Tables[Name]>[Column],
      RowOf<Tables[Name]>[Column],
    ];
  };
};

const text = (what: string) => [`${what}甲`, `${what}乙`] as const;
const localised = (what: string) => {
  const [first, second] = text(what);
  return [
    { zh_tw: first, id_id: first, vi_vn: first },
    { zh_tw: second, id_id: second, vi_vn: second },
  ] as const;
};
const sender = (Name: string) => ({ PlayerID: '19999998', Name, VIPLevel: 1, PicURL: '', PictureSetting: 2 }) as const;
const limit = (Limit: number) => ({ Limit, Next: -1, From: '' });
const ownLimits = (most: number) => ({ time: limit(most), play: limit(most), spend: limit(most) });
const win = (PlayerName: string) => ({
  Type: 1 as const,
  ID: 'win',
  PlayerName,
  GameCode: 'owl',
  GameNames: { zh_tw: '貓頭鷹', en_us: 'Owl', id_id: 'Burung hantu', vi_vn: 'Cú mèo' },
  Amount: 1,
  CreateTime: '',
});
const answer = (message: string) => ({ message, result: {}, detail: {} });
const push = (topic: string) => ({ topic, op: 30_000, code: 200, result: {}, personal: true, socket: 'chat' as const });

const PHONES = ['0955000001', '0955000002'] as const;
const OWNERS = [`phone:${PHONES[0]}`, `phone:${PHONES[1]}`] as const;

/** A personal column without a pair here does not compile. */
export const PERSONAL_VALUES: PersonalValues = {
  players: {
    Name: text('名字'),
    NameKey: text('名鍵'),
    Picture: text('picture'),
    PictureSetting: [1, 2],
    Information: text('自介'),
    Email: ['first@night.tw', 'second@dawn.tw'],
    TptType: [[1], [7]],
    Phone: PHONES,
    DeviceID: text('device'),
    MuteReason: text('禁言'),
    LastLoginTime: ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'],
    LinePicture: ['https://line.example/1.jpg', 'https://line.example/2.jpg'],
    FacebookPicture: ['https://facebook.example/1.jpg', 'https://facebook.example/2.jpg'],
    PausedUntil: ['2026-11-03T00:00:00.000Z', '2026-11-04T00:00:00.000Z'],
    HideBalances: [false, true],
    HideLastLogin: [false, true],
    HideGame: [false, true],
    HideArrival: [false, true],
  },
  playerBans: { Reason: text('停權') },
  sessions: { Provider: ['google', 'line'] },
  devices: { Browser: ['Chrome', 'Firefox'], System: ['Android', 'iOS'], Provider: ['google', 'line'] },
  phoneCodes: { Purpose: [`login:${PHONES[0]}`, `login:${PHONES[1]}`] },
  phoneSends: { Phone: PHONES, Sender: text('sender'), DeviceID: text('device') },
  phoneTokens: { Phone: PHONES },
  signInRequests: { Phone: PHONES, Browser: ['Chrome', 'Firefox'], System: ['Android', 'iOS'] },
  clubBroadcasts: { Text: text('公告') },
  envelopes: { Title: text('紅包'), Content: text('祝詞') },
  giftPasswords: { PasswordHash: text('hash') },
  liveRooms: { Title: text('直播') },
  liveSessions: { Title: text('昨晚直播') },
  liveSanctions: { Reason: text('洗版') },
  livePins: {
    Name: text('名字'),
    Message: text('置頂'),
    ReplyName: text('他人'),
    ReplyMessage: text('問題'),
  },
  livePolls: { Question: text('投票'), Answers: [['甲'], ['乙']] },
  livePollVotes: { Answer: [0, 1] },
  liveFrames: { Data: ['QQ==', 'Qg=='] },
  tickerItems: { Item: [win('名字甲'), win('名字乙')] },
  favouriteGames: { GameCode: ['owl', 'fox'] },
  recentGames: { GameCode: ['owl', 'fox'] },
  prideStatus: { Status: [1, 2] },
  mails: { Title: localised('信題'), Content: localised('信文') },
  messages: {
    Sender: [sender('名字甲'), sender('名字乙')],
    Message: text('訊息'),
    OriginalMessage: text('原文'),
    Reply: [
      { ID: 'a', Name: '他人', Message: '回甲' },
      { ID: 'a', Name: '他人', Message: '回乙' },
    ],
  },
  messageReports: { Reason: text('檢舉'), OriginalMessage: text('原文') },
  playerReports: { Reason: [1, 2], Text: text('檢舉'), Title: text('直播') },
  ownLimits: {
    Owner: OWNERS,
    Limits: [ownLimits(60), ownLimits(90)],
    Reminder: [30, 60],
  },
  playDays: { Owner: OWNERS },
  passkeys: { Name: text('金鑰'), PublicKey: text('key') },
  pictures: { Data: ['QQ==', 'Qg=='] },
  identities: { TPType: [3, 7], Subject: text('subject') },
  relations: { Type: [1, 2] },
  exclusions: { WayHash: text('hash') },
  nameGrams: { Gram: text('名鍵'), NameKey: text('名鍵') },
  nameSkeletons: { Skeleton: text('名骨') },
  securityEvents: { AddressHash: text('address') },
  orders: {
    Invoice: [
      { Type: 2, Number: '/ABC1234' },
      { Type: 2, Number: '/XYZ9876' },
    ],
  },
  idempotency: { Answer: [answer('甲'), answer('乙')] },
  pushOutbox: { Push: [push('player:甲'), push('player:乙')] },
  outboxTexts: { To: PHONES, Text: text('簡訊') },
  auditLog: { Detail: [{ Reason: '甲' }, { Reason: '乙' }] },
};
