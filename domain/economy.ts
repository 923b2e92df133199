import { z } from 'zod';
import numbers from './economy.json' with { type: 'json' };

/** Every number that tunes the economy; what each means stands in docs/economy.md (decisions §4). */
export const ECONOMY = z
  .strictObject({
    NewAccountGold: z.int().min(0),
    RenameLimit: z.int().min(0),
    AccountsPerPhone: z.int().min(1),
    MaskingVip: z.int().min(1).max(8),
  })
  .parse(numbers);
