import * as z from 'zod/mini';
import { RoundID } from '../entities/game.ts';
import { Wallet } from '../entities/wallet.ts';
import { operation, pushOf } from '../operation.ts';

// Separate from the rest of its group, because the first page shows balances and nothing else of the group.

export const getWallet = operation({
  op: 10030,
  name: 'getWallet',
  socket: 'both',
  group: 'user',
  origin: 'spec',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: Wallet,
  summary: "The player's own balances.",
  section: 'specification 2 §7',
});

export const walletChanged = pushOf(getWallet, {
  op: 10032,
  name: 'walletChanged',
  audience: 'player',
  result: z.extend(Wallet, {
    /** The round that moved the gold. While it is open, a page may delay the balance, because the game has not shown the round yet. */
    Round: z.exactOptional(z.object({ RoundID, IsOpen: z.boolean() })),
  }),
  summary:
    'The balances after a change. `Round` names the round that moved gold: open while its game still shows it, then closed.',
});
