import * as z from 'zod';

/** `docs/games/touchable.json`: the time until a game can be touched, in milliseconds, by the code of the game. */
export const TouchableFile = z.record(z.string(), z.int().positive());
export type TouchableFile = z.infer<typeof TouchableFile>;
