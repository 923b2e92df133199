import * as z from 'zod/mini';

/** The emotes of all rooms. */
export const Emote = z.enum(['hello', 'thanks', 'cheer', 'clap', 'laugh', 'wow', 'luck', 'sigh']);
export type Emote = z.output<typeof Emote>;
