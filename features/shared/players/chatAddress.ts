import { localePrefix } from '#protocol/rules/pageAddress.ts';

/** Pages that show the chat beside or over them. */
const LOBBY = '/play-game/m';
const WITH_CHAT: readonly string[] = ['', '/', LOBBY];

/**
 * Returns the address of the private conversation with a player: on the current page if it has the chat, otherwise in the lobby.
 *
 * @param pathname the current page
 */
export function chatAddress(pathname: string, playerID: string): string {
  const prefix = localePrefix(pathname);
  const page = WITH_CHAT.includes(pathname.slice(prefix.length)) ? pathname : `${prefix}${LOBBY}`;
  return `${page}?chatroom=private&player=${playerID}`;
}
