const PREFIX = 'game:';

export const gameSwitch = (gameCode: string): string => `${PREFIX}${gameCode}`;

/** Undefined for any other switch. */
export const gameOfSwitch = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
