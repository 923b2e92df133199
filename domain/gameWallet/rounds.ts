import type { WalletStatus } from '#protocol/wallet/index.ts';
import { newRound, type RoundState } from '../play/roundState.ts';
import { roundIDOf, type Scene } from './scene.ts';

/** A stored or new round, or the status of a refused call. */
export type FoundRound =
  | { readonly kind: 'stored' | 'new'; readonly round: RoundState }
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly status: WalletStatus };

export async function findRound({ tx, moment, provider, session }: Scene, name: string): Promise<FoundRound> {
  const { PlayerID, GameCode } = session;
  const RoundID = roundIDOf(provider, name);
  const round = await tx.table('openRounds').get(RoundID);
  const known = round ?? (await tx.table('rounds').get(RoundID));
  if (known === undefined) return { kind: 'new', round: newRound({ RoundID, PlayerID, GameCode }, moment) };
  if (known.PlayerID !== PlayerID || known.GameCode !== GameCode) return { kind: 'refused', status: 'ROUND_MISMATCH' };
  return round === undefined || round.State === 'closed' ? { kind: 'closed' } : { kind: 'stored', round };
}

export async function saveRound({ tx }: Pick<Scene, 'tx'>, found: FoundRound, round: RoundState): Promise<void> {
  const { RoundID, ...values } = round;
  if (found.kind === 'new') await tx.table('openRounds').insert(round);
  else await tx.table('openRounds').update({ RoundID }, values);
}
