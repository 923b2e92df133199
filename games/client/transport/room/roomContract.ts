import {
  FISH_CALLS,
  type FishAnswerOf,
  type FishCallName,
  type FishRequestOf,
  FishRoomPush,
  ROOM_CALLS,
  type RoomAnswerOf,
  type RoomCallName,
  RoomPush,
  type RoomRequestOf,
} from '#games/api/index.ts';

/** The calls and pushes over the socket of a kind of rooms, as types. */
export interface RoomKind {
  readonly requests: object;
  readonly answers: { readonly enterRoom: { readonly RoomID: string } };
  readonly push: unknown;
}

export type CallOf<Kind extends RoomKind> = Exclude<
  keyof Kind['answers'] & keyof Kind['requests'] & string,
  'enterRoom'
>;
export type StateOf<Kind extends RoomKind> = Kind['answers']['enterRoom'];

interface Parser<Value> {
  safeParse(value: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

/** The schemas of a kind of rooms. */
export interface RoomContract<Kind extends RoomKind> {
  readonly calls: { readonly [Name in keyof Kind['answers']]: { readonly answer: Parser<Kind['answers'][Name]> } };
  readonly push: Parser<Kind['push']>;
}

export interface TableKind {
  readonly requests: { readonly [Name in RoomCallName]: RoomRequestOf<Name> };
  readonly answers: { readonly [Name in RoomCallName]: RoomAnswerOf<Name> };
  readonly push: RoomPush;
}
export const TABLE_ROOM: RoomContract<TableKind> = { calls: ROOM_CALLS, push: RoomPush };

export interface FishKind {
  readonly requests: { readonly [Name in FishCallName]: FishRequestOf<Name> };
  readonly answers: { readonly [Name in FishCallName]: FishAnswerOf<Name> };
  readonly push: FishRoomPush;
}
export const FISH_ROOM: RoomContract<FishKind> = { calls: FISH_CALLS, push: FishRoomPush };
