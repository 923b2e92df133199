import * as z from 'zod/mini';
import { Amount } from './identifiers.ts';

/** Item ids (specification 2 §3). The brand chooses the item beside gold. */
export const ITEM = { gold: 1, gem: 2, point: 39 } as const;
export type ItemID = (typeof ITEM)[keyof typeof ITEM];

export const Wallet = z.object({ Gold: Amount, Gem: Amount, GamePoint: Amount });
export type Wallet = z.infer<typeof Wallet>;
