import { NotTested, type TestedWallet } from './testedWallet.ts';
import { rule, type WalletRule } from './rule.ts';

const SHOTS = 4;
/** Of two coins at least, so that a shot has a part. */
const shotOf = ({ stake }: TestedWallet): number => Math.max(2, stake);

/** A hold of four shots that the wallet took. @throws NotTested if the game has no holds */
async function held(wallet: TestedWallet) {
  if (wallet.limits.holds !== true) throw new NotTested('authenticate answered no holds');
  const [round, bet, amount] = [wallet.under.unique(), wallet.under.unique(), SHOTS * shotOf(wallet)];
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
  returned: shotOf(wallet),
});

export const HOLD_RULES: readonly WalletRule[] = [
  rule('hold.ends', 'pays the catch of a hold and returns what was not fired once, also if it is doubled', (wallet) =>
    wallet.moves(7 - (SHOTS - 1) * shotOf(wallet), async () => {
      const { round, end } = await held(wallet);
      const first = await wallet.expect('RS_OK', 'win', end);
      await wallet.same(first, 'win', end);
      await wallet.expect('RS_OK', 'close', { round });
      await wallet.same(first, 'win', end);
    }),
  ),
  rule('hold.wholeTaken', 'takes all shots of a hold, so that other spending does not find them', async (wallet) => {
    await wallet.moves(-SHOTS * shotOf(wallet), () => held(wallet));
  }),
  rule('hold.late', 'refuses an end that arrives before its bet, and pays it when it is repeated', async (wallet) => {
    if (wallet.limits.holds !== true) throw new NotTested('authenticate answered no holds');
    const [round, bet] = [wallet.under.unique(), wallet.under.unique()];
    const end = endOf(wallet, round, bet);
    await wallet.moves(7 - (SHOTS - 1) * shotOf(wallet), async () => {
      await wallet.expect('TRANSACTION_NOT_FOUND', 'win', end);
      await wallet.expect('RS_OK', 'bet', {
        round,
        transaction_uuid: bet,
        amount: SHOTS * shotOf(wallet),
        shots: SHOTS,
      });
      await wallet.expect('RS_OK', 'win', end);
    });
  }),
  rule('hold.tooMuch', 'refuses an end that returns more than the hold, and takes the right one after it', (wallet) =>
    wallet.moves(7 - (SHOTS - 1) * shotOf(wallet), async () => {
      const { end, amount } = await held(wallet);
      const wrong = { ...end, transaction_uuid: wallet.under.unique(), returned: amount + shotOf(wallet) };
      await wallet.expect('RETURN_NOT_ALLOWED', 'win', wrong);
      await wallet.expect('RS_OK', 'win', end);
    }),
  ),
  rule('hold.wholeShots', 'refuses an end that returns a part of a shot', async (wallet) => {
    const { end } = await held(wallet);
    await wallet.moves(0, () => wallet.expect('RETURN_NOT_ALLOWED', 'win', { ...end, returned: shotOf(wallet) - 1 }));
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
    await wallet.expect('RS_OK', 'bet', { round, transaction_uuid: bet, amount: shotOf(wallet) });
    await wallet.moves(0, () => wallet.expect('RETURN_NOT_ALLOWED', 'win', endOf(wallet, round, bet)));
  }),
  rule('hold.alone', 'takes no other stake in the round of a hold', async (wallet) => {
    const { round } = await held(wallet);
    await wallet.moves(0, () => wallet.expect('BET_NOT_ALLOWED', 'bet', { round, amount: shotOf(wallet) }));
  }),
  rule('hold.range', 'refuses a hold whose shot is below the minimum or above the maximum', async (wallet) => {
    const { min_bet = 1, max_bet, holds } = wallet.limits;
    if (holds !== true) throw new NotTested('authenticate answered no holds');
    const gold = await wallet.balance();
    const wrong = [min_bet - 1, (max_bet ?? gold) + 1].filter((shot) => shot > 0 && SHOTS * shot <= gold);
    if (wrong.length === 0) throw new NotTested('the player has no gold for shots outside of the limits');
    for (const shot of wrong) {
      const hold = { round: wallet.under.unique(), amount: SHOTS * shot, shots: SHOTS };
      await wallet.expect('BET_OUT_OF_RANGE', 'bet', hold);
    }
  }),
];
