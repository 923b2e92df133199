import type { Game, GameCategory } from '#protocol/entities/game.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';

/** Which rooms the list shows: all, those of followed hosts, or those in which a kind of game is played. */
export const ROOM_FILTERS = ['all', 'slot', 'fish', 'table', 'followed'] as const;
export type RoomFilter = (typeof ROOM_FILTERS)[number];

/** The filter that an address names; anything else shows all. */
export const readRoomFilter = (text: string | null): RoomFilter => ROOM_FILTERS.find((one) => one === text) ?? 'all';

/** The kind of game that is played in a room. undefined: none is named, or the lobby does not list it. */
export const categoryOf = (room: LiveRoom, games: readonly Game[]): GameCategory | undefined =>
  games.find(({ GameCode }) => GameCode === room.GameCode)?.Category;

/** The rooms that a filter keeps, in their order. */
export const keepRooms = (
  rooms: readonly LiveRoom[],
  filter: RoomFilter,
  games: readonly Game[],
): readonly LiveRoom[] => {
  if (filter === 'all') return rooms;
  return rooms.filter((room) => (filter === 'followed' ? room.Following : categoryOf(room, games) === filter));
};
