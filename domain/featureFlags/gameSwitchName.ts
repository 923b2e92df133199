const PREFIX = 'game:';

/** The name of the switch that hides a game from the list. */
export const gameSwitch = (gameCode: string): string => `${PREFIX}${gameCode}`;

/** The game of a switch. Undefined for any other switch. */
export const gameOfSwitch = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
