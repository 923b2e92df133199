import type { Game, GameCategory } from '#protocol/entities/game.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';

/** The filters of the list: all, followed hosts, or a kind of game. */
export const ROOM_FILTERS = ['all', 'slot', 'fish', 'table', 'followed'] as const;
export type RoomFilter = (typeof ROOM_FILTERS)[number];

/** Reads the filter of an address. Defaults to `all`. */
export const readRoomFilter = (text: string | null): RoomFilter => ROOM_FILTERS.find((one) => one === text) ?? 'all';

/** The kind of game of a room. Undefined without a game, or if the lobby does not list it. */
export const categoryOf = (room: LiveRoom, games: readonly Game[]): GameCategory | undefined =>
  games.find(({ GameCode }) => GameCode === room.GameCode)?.Category;

/**
 * The rooms whose title or host's name has the words.
 *
 * @param nameOf the shown name of a host
 */
export const findRooms = (
  rooms: readonly LiveRoom[],
  words: string,
  nameOf: (name: string) => string,
): readonly LiveRoom[] => {
  const search = words.trim().toLocaleLowerCase();
  return rooms.filter(({ Title, Host }) => `${Title}\n${nameOf(Host.Name)}`.toLocaleLowerCase().includes(search));
};

/** The rooms that a filter keeps, in their order. */
export const keepRooms = (
  rooms: readonly LiveRoom[],
  filter: RoomFilter,
  games: readonly Game[],
): readonly LiveRoom[] => {
  if (filter === 'all') return rooms;
  return rooms.filter((room) => (filter === 'followed' ? room.Following : categoryOf(room, games) === filter));
};
