import type { RowOf, Tables } from '#domain/tables.ts';

type Row<Name extends keyof Tables> = RowOf<Tables[Name]>;

export const mark = (PlayerID: string, Channel: string, Seq = 0): Row<'readMarks'> => ({ PlayerID, Channel, Seq });

export const club = (ClubID: string, values: Partial<Row<'clubs'>> = {}): Row<'clubs'> => ({
  ClubID,
  ClubName: `name of ${ClubID}`,
  AllianceID: '',
  HasChat: false,
  CreateTime: '',
  NameKey: '',
  Description: '',
  FlagColor: 1,
  Badge: 1,
  LeaderID: '',
  MemberCount: 0,
  Level: 1,
  Growth: 0,
  Contribution: 0,
  AcceptsApplications: true,
  SuccessorID: '',
  SuccessionExpires: '',
  DissolveTime: '',
  LeastVIPLevel: 1,
  Language: 'zh_tw',
  Week: '',
  WeekContribution: 0,
  CheckedDepositTime: '',
  ...values,
});

export const message = (Channel: string, Seq: number, values: Partial<Row<'messages'>> = {}): Row<'messages'> => ({
  Channel,
  Seq,
  ID: `${Channel}/${Seq}`,
  ChannelType: 1,
  FromID: '',
  Sender: null,
  SenderType: 0,
  Flag: 0,
  Message: '',
  OriginalMessage: '',
  ReplyID: '',
  Reply: null,
  AutoReply: [],
  ClubName: '',
  CreateTime: '',
  ...values,
});

export const sender = (
  values: Partial<NonNullable<Row<'messages'>['Sender']>>,
): NonNullable<Row<'messages'>['Sender']> => ({
  PlayerID: '12345678',
  Name: 'owl',
  VIPLevel: 1,
  PicURL: '',
  PictureSetting: 2,
  ...values,
});
