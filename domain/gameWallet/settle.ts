import type { CloseCall, RollbackCall, WalletStatus, WinCall } from '#protocol/wallet/index.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { publishRound } from '../play/publishRound.ts';
import { endHold, payMove, returnMove } from '../play/moveRound.ts';
import { isWithinMaxWin, releaseWin } from '../play/providerWins.ts';
import { isFree, isHold, type RoundState } from '../play/roundState.ts';
import { isReturned } from '../play/showRounds.ts';
import { keepTombstone, type KeptTransaction } from './kept.ts';
import { findRound, saveRound } from './rounds.ts';
import { type Outcome, refuse, roundIDOf, type Scene } from './scene.ts';
import { shownAt } from './stake.ts';

/** Pays a win of an accepted bet, or ends a hold. Expiry, limits and switches do not stop it. */
export async function payWin(scene: Scene, call: WinCall): Promise<Outcome> {
  const { tx, moment, provider, player, gold } = scene;
  const bet = await referenced(scene, call);
  if (bet === undefined || !isStake(bet)) return refuse(scene, 'TRANSACTION_NOT_FOUND');
  if (bet.State === 'rolledBack') return refuse(scene, 'TRANSACTION_ROLLED_BACK');
  if (!isOfRound(scene, bet, call)) return refuse(scene, 'ROUND_MISMATCH');
  if (bet.Status !== 'RS_OK') return refuse(scene, 'TRANSACTION_NOT_FOUND');
  const found = await findRound(scene, call.round);
  if (found.kind === 'refused') return refuse(scene, found.status);
  if (found.kind !== 'stored') return refuse(scene, 'ROUND_CLOSED');
  if (!isWithinMaxWin(provider, found.round, call.amount)) return refuse(scene, 'WIN_TOO_LARGE');
  const { amount: Win, returned: Returned = 0, jackpot: Jackpot } = call;
  const refusal = returnRefusal(found.round, bet, call);
  if (refusal !== undefined) return refuse(scene, refusal);
  const isOpen = found.round.State === 'open';
  const moved = isHold(found.round)
    ? await endHold(tx, moment, found.round, { player, Win, Jackpot, Returned, CreateTime: bet.CreateTime })
    : await payMove(tx, moment, found.round, { player, Win, Jackpot });
  const { shot_win: ShotWin = 0 } = call;
  await saveRound(scene, found, { ...moved, ShotWin, DueTime: isOpen ? shownAt(moment.now) : '' });
  const { RoundID, PlayerID } = moved;
  // Others have already seen the round, so only its own history gets the late win.
  if (!isOpen) await tx.table('rounds').add({ RoundID }, { Win });
  await tx.table('walletTransactions').update(keyOf(bet), { State: 'paid' });
  await publishWallet(tx, PlayerID, { RoundID, IsOpen: isOpen });
  return { status: 'RS_OK', gold: gold + Win + Returned };
}

/** The reason why a win cannot return a part of its bet, or cannot end a hold. Undefined if it can. */
function returnRefusal(
  round: RoundState,
  bet: KeptTransaction,
  { amount, returned }: WinCall,
): WalletStatus | undefined {
  if (!isHold(round)) return returned === undefined ? undefined : 'RETURN_NOT_ALLOWED';
  if (bet.State === 'paid') return 'BET_SETTLED';
  const part = returned ?? 0;
  const isPart = part <= bet.Amount && part % round.Shot === 0;
  return isPart && (amount === 0 || part < bet.Amount) ? undefined : 'RETURN_NOT_ALLOWED';
}

/** Returns the stake of a bet, or ensures that a bet that has not arrived never counts. */
export async function rollBack(scene: Scene, call: RollbackCall): Promise<Outcome> {
  const { tx, moment, provider, player, gold } = scene;
  const bet = await referenced(scene, call);
  if (bet === undefined) {
    const ids = { Provider: provider.ID, TransactionID: call.reference_transaction_uuid };
    const RoundID = roundIDOf(provider, call.round);
    await keepTombstone(scene, { ...ids, RoundID });
    return { status: 'RS_OK', gold };
  }
  if (!isOfRound(scene, bet, call)) return refuse(scene, 'ROUND_MISMATCH');
  if (bet.State === 'rolledBack') return { status: 'RS_OK', gold };
  if (bet.Call !== 'bet' && bet.Status === 'RS_OK') return refuse(scene, 'BET_SETTLED');
  if (bet.State === 'paid') return refuse(scene, 'BET_SETTLED');
  // A refused stake moved no gold.
  if (bet.Status !== 'RS_OK') return { status: 'RS_OK', gold };
  const found = await findRound(scene, call.round);
  if (found.kind === 'refused') return refuse(scene, found.status);
  if (found.kind !== 'stored' || found.round.State !== 'open') return refuse(scene, 'ROUND_CLOSED');
  const { Amount: Bet, Move, CreateTime } = bet;
  const round = await returnMove(tx, moment, found.round, { player, Bet, Move, CreateTime });
  await saveRound(scene, found, { ...round, DueTime: isReturned(round) ? shownAt(moment.now) : round.DueTime });
  await tx.table('walletTransactions').update(keyOf(bet), { State: 'rolledBack' });
  await publishWallet(tx, round.PlayerID, { RoundID: round.RoundID, IsOpen: !isReturned(round) });
  return { status: 'RS_OK', gold: isFree(found.round) ? gold : gold + Bet };
}

/** Shows the round's win to others. A closed or unknown round does not change. */
export async function closeOpenRound(scene: Scene, call: CloseCall): Promise<Outcome> {
  const { tx, moment, player, gold } = scene;
  const found = await findRound(scene, call.round);
  if (found.kind === 'refused') return refuse(scene, found.status);
  if (found.kind !== 'stored') return { status: 'RS_OK', gold };
  const { round } = found;
  const { RoundID, PlayerID } = round;
  await releaseWin(tx, round);
  const game = await tx.table('games').get(round.GameCode);
  if (isReturned(round) || game === undefined) {
    await tx.table('openRounds').update({ RoundID }, { State: 'closed', DueTime: '', Reserved: 0 });
    return { status: 'RS_OK', gold };
  }
  await tx.table('openRounds').remove({ RoundID });
  if (round.State === 'open') {
    await publishRound(tx, moment, round, { player, game, AtRisk: call.at_risk });
    await publishWallet(tx, PlayerID, { RoundID, IsOpen: false });
  }
  return { status: 'RS_OK', gold };
}

const referenced = (
  { tx, provider }: Scene,
  { reference_transaction_uuid }: WinCall | RollbackCall,
): Promise<KeptTransaction | undefined> => tx.table('walletTransactions').get(provider.ID, reference_transaction_uuid);

const isStake = ({ Call }: KeptTransaction): boolean => Call === 'bet' || Call === 'play';

const isOfRound = (
  { provider, session }: Scene,
  { PlayerID, RoundID }: KeptTransaction,
  { round }: { readonly round: string },
): boolean => PlayerID === session.PlayerID && RoundID === roundIDOf(provider, round);

const keyOf = ({ Provider, TransactionID }: KeptTransaction) => ({ Provider, TransactionID });
