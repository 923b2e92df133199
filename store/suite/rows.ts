import type { RowOf } from '../table.ts';
import type { Tables } from './tables.ts';

export type Row<Name extends keyof Tables> = RowOf<Tables[Name]>;

export const mark = (PlayerID: string, Channel: string, Seq = 0): Row<'readMarks'> => ({ PlayerID, Channel, Seq });

export const club = (ClubID: string, values: Partial<Row<'clubs'>> = {}): Row<'clubs'> => ({
  ClubID,
  ClubName: `name of ${ClubID}`,
  AllianceID: '',
  HasChat: false,
  ...values,
});

export const message = (Channel: string, Seq: number, values: Partial<Row<'messages'>> = {}): Row<'messages'> => ({
  Channel,
  Seq,
  ID: `${Channel}/${Seq}`,
  FromID: '',
  Sender: null,
  Message: '',
  Reply: null,
  AutoReply: [],
  ...values,
});

export const sender = (
  values: Partial<NonNullable<Row<'messages'>['Sender']>>,
): NonNullable<Row<'messages'>['Sender']> => ({ PlayerID: '12345678', Name: 'owl', VIPLevel: 1, ...values });
