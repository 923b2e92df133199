/** The path of the page that replays a round. @param address the signed `ReplayURL` of the round */
export const replayPath = (prefix: string, address: string): string => `${prefix}/replay${new URL(address).search}`;

/** The path of the page that verifies a round. */
export const verifyPath = (prefix: string, RoundID: string): string =>
  `${prefix}/verify/${encodeURIComponent(RoundID)}`;
