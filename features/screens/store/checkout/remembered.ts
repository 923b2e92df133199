import * as z from 'zod/mini';
import { GateWay, Invoice } from '#protocol/entities/order.ts';
import { readStored, writeStored } from '../../../base/settings/index.ts';

const KEY = 'menagerie.checkout';
const Remembered = z.object({
  PlayerID: z.string(),
  GateWay: z.optional(GateWay),
  Invoice: z.optional(Invoice),
});
export type Remembered = z.infer<typeof Remembered>;

/** The choices of a player's last checkout on this device. The choices of another player are ignored. */
export function readRemembered(playerID: string): Omit<Remembered, 'PlayerID'> {
  const kept = readStored(KEY, Remembered);
  return kept?.PlayerID === playerID ? kept : {};
}

/** Stores the choices of a checkout for the player's next checkout. */
export const writeRemembered = (remembered: Remembered): void => void writeStored(KEY, remembered);
