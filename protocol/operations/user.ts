import { z } from 'zod';
import { PlayerID } from '../entities/identifiers.ts';
import { UserInfo } from '../entities/player.ts';
import { Wallet } from '../entities/wallet.ts';
import { operation, pushOf } from '../operation.ts';

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
  result: Wallet,
  summary: 'The balances after a change.',
});

export const getUserInfo = operation({
  op: 11520,
  name: 'getUserInfo',
  socket: 'both',
  group: 'user',
  origin: 'spec',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ PlayerID }),
  result: UserInfo,
  codes: [100013],
  summary: 'A player as others see them; one’s own with the whole bag.',
  section: 'specification 2 §3, §7',
});
