import { NotTested, type TestedWallet } from './testedWallet.ts';
import { rule, type WalletRule } from './rule.ts';

const SHOTS = 4;

/** A hold of four shots that the wallet took. @throws NotTested if the game has no holds */
async function held(wallet: TestedWallet) {
  if (wallet.limits.holds !== true) throw new NotTested('authenticate answered no holds');
  const [round, bet, amount] = [wallet.under.unique(), wallet.under.unique(), SHOTS * wallet.stake];
  const hold = { round, transaction_uuid: bet, amount, shots: SHOTS };
  await wallet.expect('RS_OK', 'bet', hold);
  return { hold, round, amount, end: endOf(wallet, round, bet) };
}

/** The end of a hold, with a catch. One shot was not fired. */
const endOf = (wallet: TestedWallet, round: string, bet: string) => ({
  round,
  transaction_uuid: wallet.under.unique(),
  reference_transaction_uuid: bet,
  amount: 7,
  shot_win: 7,
  returned: wallet.stake,
});

export const HOLD_RULES: readonly WalletRule[] = [
  rule('hold.ends', 'pays the catch of a hold and returns what was not fired once, also if it is doubled', (wallet) =>
    wallet.moves(7 - (SHOTS - 1) * wallet.stake, async () => {
      const { round, end } = await held(wallet);
      const first = await wallet.expect('RS_OK', 'win', end);
      await wallet.same(first, 'win', end);
      await wallet.expect('RS_OK', 'close', { round });
      await wallet.same(first, 'win', end);
    }),
  ),
  rule('hold.wholeTaken', 'takes all shots of a hold, so that other spending does not find them', async (wallet) => {
    await wallet.moves(-SHOTS * wallet.stake, () => held(wallet));
  }),
  rule('hold.late', 'refuses an end that arrives before its bet, and pays it when it is repeated', async (wallet) => {
    if (wallet.limits.holds !== true) throw new NotTested('authenticate answered no holds');
    const [round, bet] = [wallet.under.unique(), wallet.under.unique()];
    const end = endOf(wallet, round, bet);
    await wallet.moves(7 - (SHOTS - 1) * wallet.stake, async () => {
      await wallet.expect('TRANSACTION_NOT_FOUND', 'win', end);
      await wallet.expect('RS_OK', 'bet', { round, transaction_uuid: bet, amount: SHOTS * wallet.stake, shots: SHOTS });
      await wallet.expect('RS_OK', 'win', end);
    });
  }),
  rule('hold.tooMuch', 'refuses an end that returns more than the hold, and takes the right one after it', (wallet) =>
    wallet.moves(7 - (SHOTS - 1) * wallet.stake, async () => {
      const { end, amount } = await held(wallet);
      const wrong = { ...end, transaction_uuid: wallet.under.unique(), returned: amount + wallet.stake };
      await wallet.expect('RETURN_NOT_ALLOWED', 'win', wrong);
      await wallet.expect('RS_OK', 'win', end);
    }),
  ),
  rule('hold.wholeShots', 'refuses an end that returns a part of a shot', async (wallet) => {
    if (wallet.stake === 1) throw new NotTested('a shot of one coin has no part');
    const { end } = await held(wallet);
    await wallet.moves(0, () => wallet.expect('RETURN_NOT_ALLOWED', 'win', { ...end, returned: wallet.stake - 1 }));
  }),
  rule('hold.nothingFired', 'returns a hold of which nothing was fired, and pays no win for it', (wallet) =>
    wallet.moves(0, async () => {
      const { end, amount } = await held(wallet);
      const all = { ...end, transaction_uuid: wallet.under.unique(), returned: amount };
      await wallet.expect('RETURN_NOT_ALLOWED', 'win', all);
      await wallet.expect('RS_OK', 'win', { ...all, amount: 0, shot_win: 0 });
    }),
  ),
  rule('hold.second', 'refuses a second end of a hold', async (wallet) => {
    const { end } = await held(wallet);
    await wallet.expect('RS_OK', 'win', end);
    const second = { ...end, transaction_uuid: wallet.under.unique() };
    await wallet.moves(0, () => wallet.expect('BET_SETTLED', 'win', second));
  }),
  rule('hold.rolledBack', 'refuses the end of a hold that was rolled back', (wallet) =>
    wallet.moves(0, async () => {
      const { round, end } = await held(wallet);
      const { reference_transaction_uuid } = end;
      await wallet.expect('RS_OK', 'rollback', { round, reference_transaction_uuid });
      await wallet.expect('TRANSACTION_ROLLED_BACK', 'win', end);
    }),
  ),
  rule('hold.noHold', 'returns no part of a bet that is no hold', async (wallet) => {
    if (wallet.limits.holds !== true) throw new NotTested('authenticate answered no holds');
    const [round, bet] = [wallet.under.unique(), wallet.under.unique()];
    await wallet.expect('RS_OK', 'bet', { round, transaction_uuid: bet, amount: wallet.stake });
    await wallet.moves(0, () => wallet.expect('RETURN_NOT_ALLOWED', 'win', endOf(wallet, round, bet)));
  }),
  rule('hold.alone', 'takes no other stake in the round of a hold', async (wallet) => {
    const { round } = await held(wallet);
    await wallet.moves(0, () => wallet.expect('BET_NOT_ALLOWED', 'bet', { round, amount: wallet.stake }));
  }),
  rule('hold.range', 'refuses a shot below the minimum', async (wallet) => {
    const { min_bet = 1, holds } = wallet.limits;
    if (holds !== true) throw new NotTested('authenticate answered no holds');
    if (min_bet < 2) throw new NotTested('the smallest stake is one coin');
    const amount = SHOTS * (min_bet - 1);
    await wallet.expect('BET_OUT_OF_RANGE', 'bet', { round: wallet.under.unique(), amount, shots: SHOTS });
  }),
];
