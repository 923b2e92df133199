import { z } from 'zod';
import { MultiPatternMatcher } from './multiPatternMatcher.ts';
import words from './words.json' with { type: 'json' };

const lists = z.strictObject({ blocked: z.array(z.string().min(1)), trading: z.array(z.string().min(1)) }).parse(words);

/** Words that a message may not hold (decisions §5). */
export const blockedWords = new MultiPatternMatcher(lists.blocked);

/** Words of someone who offers accounts or coins: such a message carries Flag 1 (specification 1 §3). */
export const tradingWords = new MultiPatternMatcher(lists.trading);
