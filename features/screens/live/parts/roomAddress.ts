import { localePrefix } from '#protocol/rules/pageAddress.ts';

/** The query parameter that names the room of the live page (specification 1 §2). */
export const ROOM_PARAMETER = 'live';

/**
 * Returns the address of a room, or of the list of rooms.
 *
 * @param pathname the current address, for its language
 */
export function liveAddress(pathname: string, roomID?: string): string {
  const list = `${localePrefix(pathname)}/play-game/live`;
  return roomID === undefined ? list : `${list}?${ROOM_PARAMETER}=${encodeURIComponent(roomID)}`;
}
