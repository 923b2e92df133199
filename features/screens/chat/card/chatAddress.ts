import { localePrefix } from '#protocol/rules/pageAddress.ts';

/** Where the chat stands beside or over the page. */
const LOBBY = '/play-game/m';
const WITH_CHAT: readonly string[] = ['', '/', LOBBY];

/**
 * The address of the private conversation with a player: on the page where the chat is already, else in the lobby.
 * @param pathname where one is
 */
export function chatAddress(pathname: string, playerID: string): string {
  const prefix = localePrefix(pathname);
  const page = WITH_CHAT.includes(pathname.slice(prefix.length)) ? pathname : `${prefix}${LOBBY}`;
  return `${page}?chatroom=private&player=${playerID}`;
}
