import { CLOCK_WINDOW_MS, MAX_AMOUNT } from '#protocol/wallet/index.ts';
import { GRANT_RULES } from './grantRules.ts';
import { HOLD_RULES } from './holdRules.ts';
import { rule, type WalletRule } from './rule.ts';
import { NotTested, require, requireSame, type TestedWallet } from './testedWallet.ts';

const COPIES = 8;

async function staked(wallet: TestedWallet) {
  const [round, bet] = [wallet.under.unique(), wallet.under.unique()];
  await wallet.expect('RS_OK', 'bet', { round, transaction_uuid: bet, amount: wallet.stake });
  return { round, bet };
}

const SIGNATURES: readonly WalletRule[] = [
  rule('signature.accepted', 'accepts a signed call', (wallet) => wallet.balance().then(() => undefined)),
  rule('signature.otherBody', 'refuses a body that was changed after signing', async (wallet) => {
    const body = wallet.bodyOf('balance', {});
    const changed = body.replace('"balance"', '"balance" ');
    await wallet.expect(
      'INVALID_SIGNATURE',
      'balance',
      {},
      { signature: await wallet.under.sign(body), body: changed },
    );
  }),
  rule('signature.missing', 'refuses a call without a signature', async (wallet) => {
    await wallet.expect('INVALID_SIGNATURE', 'balance', {}, { signature: '' });
  }),
  rule('signature.unknownKey', 'refuses an unknown key', async (wallet) => {
    await wallet.expect('INVALID_PROVIDER', 'balance', {}, { keyID: 'no-such-key' });
  }),
  rule('signature.path', 'refuses a signed body on the path of another call', async (wallet) => {
    await wallet.expect('WRONG_SYNTAX', 'balance', {}, { path: 'close' });
  }),
];

const REQUESTS: readonly WalletRule[] = [
  ...([-1, 1] as const).map((sign) =>
    rule(
      sign < 0 ? 'clock.past' : 'clock.future',
      `refuses a timestamp more than 60 s in the ${sign < 0 ? 'past' : 'future'}`,
      async (wallet) => {
        // The margin keeps a slow network from moving the timestamp into the window.
        const timestamp = wallet.under.now() + sign * (CLOCK_WINDOW_MS + 30_000);
        await wallet.expect('REQUEST_EXPIRED', 'balance', { timestamp });
      },
    ),
  ),
  rule('request.repeated', 'refuses a request id a second time', async (wallet) => {
    const request_uuid = wallet.under.unique();
    await wallet.expect('RS_OK', 'balance', { request_uuid });
    await wallet.expect('REQUEST_REPEATED', 'balance', { request_uuid });
  }),
  rule('syntax.noJson', 'refuses a body that is no JSON', async (wallet) => {
    const answer = await wallet.sendBody('balance', '{"call":');
    require(answer.status === 'WRONG_SYNTAX', `answered ${answer.status}`);
  }),
  rule('syntax.missingField', 'refuses a bet without an amount', async (wallet) => {
    await wallet.expect('WRONG_SYNTAX', 'bet', { round: wallet.under.unique() });
  }),
  rule('syntax.unknownField', 'tolerates unknown fields', async (wallet) => {
    await wallet.expect('RS_OK', 'balance', { added_later: { any: ['thing'] } });
  }),
  rule('token.unknown', 'refuses an unknown token', async (wallet) => {
    await wallet.expect('INVALID_TOKEN', 'balance', { token: 'no-such-token' });
  }),
];

const STAKES: readonly WalletRule[] = [
  rule('bet.takes', 'takes the stake and answers the balance after it', async (wallet) => {
    const before = await wallet.balance();
    const { balance } = await wallet.expect('RS_OK', 'bet', { round: wallet.under.unique(), amount: wallet.stake });
    require(balance === before - wallet.stake, `answered the balance ${String(balance)}`);
  }),
  rule('bet.repeated', 'answers a repeated bet with its first answer, and takes the stake once', async (wallet) => {
    const bet = { round: wallet.under.unique(), transaction_uuid: wallet.under.unique(), amount: wallet.stake };
    await wallet.moves(-wallet.stake, async () => {
      const first = await wallet.expect('RS_OK', 'bet', bet);
      requireSame(first, await wallet.call('bet', bet));
    });
  }),
  rule('bet.concurrent', `takes the stake of ${COPIES} copies that arrive at once one time`, async (wallet) => {
    const bet = { round: wallet.under.unique(), transaction_uuid: wallet.under.unique(), amount: wallet.stake };
    await wallet.moves(-wallet.stake, async () => {
      const answers = await Promise.all(Array.from({ length: COPIES }, () => wallet.call('bet', bet)));
      // A copy that arrives during another call may get TRY_AGAIN.
      const decided = answers.filter(({ status }) => status !== 'TRY_AGAIN');
      require(decided.length > 0 && decided.every(({ status }) => status === 'RS_OK'), 'a copy was refused');
    });
  }),
  rule('bet.mismatch', 'refuses a transaction id with other content', async (wallet) => {
    const bet = { round: wallet.under.unique(), transaction_uuid: wallet.under.unique(), amount: wallet.stake };
    await wallet.expect('RS_OK', 'bet', bet);
    await wallet.expect('DUPLICATE_TRANSACTION', 'bet', { ...bet, amount: wallet.stake + 1 });
  }),
  rule(
    'bet.tooMuch',
    'refuses a stake above the balance, says how much there is, and stays with it',
    async (wallet) => {
      const held = await wallet.balance();
      const bet = { round: wallet.under.unique(), transaction_uuid: wallet.under.unique(), amount: held + 1 };
      const first = await wallet.expect('NOT_ENOUGH_MONEY', 'bet', bet);
      require(first.balance === held, `answered the balance ${String(first.balance)} instead of ${held}`);
      requireSame(first, await wallet.call('bet', bet));
    },
  ),
  rule('bet.range', 'refuses a stake below the minimum, and one above the maximum', async (wallet) => {
    const { min_bet = 1, max_bet } = wallet.limits;
    const held = await wallet.balance();
    const wrong = [min_bet - 1, (max_bet ?? held) + 1].filter((amount) => amount > 0 && amount <= held);
    if (wrong.length === 0) throw new NotTested('the player has no gold for a stake outside of the limits');
    for (const amount of wrong)
      await wallet.expect('BET_OUT_OF_RANGE', 'bet', { round: wallet.under.unique(), amount });
  }),
];

const WINS: readonly WalletRule[] = [
  rule('win.pays', 'pays a win of a bet once', async (wallet) => {
    const { round, bet } = await staked(wallet);
    const win = { round, transaction_uuid: wallet.under.unique(), reference_transaction_uuid: bet, amount: 7 };
    await wallet.moves(7, async () => {
      const first = await wallet.expect('RS_OK', 'win', win);
      requireSame(first, await wallet.call('win', win));
    });
  }),
  rule('win.mismatch', 'refuses a win id with another amount', async (wallet) => {
    const { round, bet } = await staked(wallet);
    const win = { round, transaction_uuid: wallet.under.unique(), reference_transaction_uuid: bet, amount: 7 };
    await wallet.expect('RS_OK', 'win', win);
    await wallet.expect('DUPLICATE_TRANSACTION', 'win', { ...win, amount: 8 });
  }),
  rule(
    'win.beforeBet',
    'refuses a win that arrives before its bet, and pays it when it is repeated',
    async (wallet) => {
      const [round, bet] = [wallet.under.unique(), wallet.under.unique()];
      const win = { round, transaction_uuid: wallet.under.unique(), reference_transaction_uuid: bet, amount: 7 };
      await wallet.moves(7 - wallet.stake, async () => {
        await wallet.expect('TRANSACTION_NOT_FOUND', 'win', win);
        await wallet.expect('RS_OK', 'bet', { round, transaction_uuid: bet, amount: wallet.stake });
        await wallet.expect('RS_OK', 'win', win);
      });
    },
  ),
  rule('win.tooLarge', 'refuses a win above the bound that it told, and a play with its stake', async (wallet) => {
    const { max_win } = wallet.limits;
    if (max_win === undefined) throw new NotTested('authenticate told no max_win');
    if (max_win >= MAX_AMOUNT)
      throw new NotTested('max_win is the largest amount, and a larger one has a wrong syntax');
    const { round, bet } = await staked(wallet);
    await wallet.moves(0, async () => {
      const win = { round, reference_transaction_uuid: bet, amount: max_win + 1 };
      await wallet.expect('WIN_TOO_LARGE', 'win', win);
      const play = { round: wallet.under.unique(), bet_amount: wallet.stake, win_amount: max_win + 1 };
      await wallet.expect('WIN_TOO_LARGE', 'play', play);
    });
  }),
  rule('win.otherRound', 'refuses a win that names the bet of another round', async (wallet) => {
    const { bet } = await staked(wallet);
    const { round } = await staked(wallet);
    await wallet.expect('ROUND_MISMATCH', 'win', { round, reference_transaction_uuid: bet, amount: 7 });
  }),
  rule('play.moves', 'takes stake and win of a play once', async (wallet) => {
    const play = {
      round: wallet.under.unique(),
      transaction_uuid: wallet.under.unique(),
      bet_amount: wallet.stake,
      win_amount: 3,
    };
    await wallet.moves(3 - wallet.stake, async () => {
      const first = await wallet.expect('RS_OK', 'play', play);
      requireSame(first, await wallet.call('play', play));
    });
  }),
];

const ROLLBACKS: readonly WalletRule[] = [
  rule('rollback.returns', 'returns a stake once', async (wallet) => {
    const { round, bet } = await staked(wallet);
    const undo = { round, transaction_uuid: wallet.under.unique(), reference_transaction_uuid: bet };
    await wallet.moves(wallet.stake, async () => {
      await wallet.expect('RS_OK', 'rollback', undo);
      await wallet.expect('RS_OK', 'rollback', undo);
      await wallet.expect('RS_OK', 'rollback', { ...undo, transaction_uuid: wallet.under.unique() });
    });
  }),
  rule('rollback.betAgain', 'refuses a bet that was rolled back', async (wallet) => {
    const { round, bet } = await staked(wallet);
    await wallet.expect('RS_OK', 'rollback', { round, reference_transaction_uuid: bet });
    const repeated = { round, transaction_uuid: bet, amount: wallet.stake };
    await wallet.moves(0, () => wallet.expect('TRANSACTION_ROLLED_BACK', 'bet', repeated));
  }),
  rule(
    'rollback.tombstone',
    'accepts the rollback of an unknown bet, and refuses the bet when it arrives',
    async (wallet) => {
      const [round, bet] = [wallet.under.unique(), wallet.under.unique()];
      await wallet.moves(0, async () => {
        await wallet.expect('RS_OK', 'rollback', { round, reference_transaction_uuid: bet });
        await wallet.expect('TRANSACTION_ROLLED_BACK', 'bet', { round, transaction_uuid: bet, amount: wallet.stake });
      });
    },
  ),
  rule('rollback.settled', 'refuses to return a stake that has a win', async (wallet) => {
    const { round, bet } = await staked(wallet);
    await wallet.expect('RS_OK', 'win', { round, reference_transaction_uuid: bet, amount: 7 });
    await wallet.moves(0, () => wallet.expect('BET_SETTLED', 'rollback', { round, reference_transaction_uuid: bet }));
  }),
];

const CLOSES: readonly WalletRule[] = [
  rule('close.ends', 'takes no stake and no win after the close', async (wallet) => {
    const { round, bet } = await staked(wallet);
    await wallet.expect('RS_OK', 'close', { round });
    await wallet.moves(0, async () => {
      await wallet.expect('ROUND_CLOSED', 'bet', { round, amount: wallet.stake });
      await wallet.expect('ROUND_CLOSED', 'win', { round, reference_transaction_uuid: bet, amount: 7 });
    });
  }),
  rule('close.repeated', 'answers a repeated close with RS_OK', async (wallet) => {
    const { round } = await staked(wallet);
    const close = { round, transaction_uuid: wallet.under.unique() };
    await wallet.expect('RS_OK', 'close', close);
    await wallet.expect('RS_OK', 'close', close);
  }),
];

/** The rules that need a running session. */
export const WALLET_RULES: readonly WalletRule[] = [
  ...SIGNATURES,
  ...REQUESTS,
  ...STAKES,
  ...WINS,
  ...ROLLBACKS,
  ...CLOSES,
  ...HOLD_RULES,
  ...GRANT_RULES,
];

export interface OpenRounds {
  readonly won: { readonly round: string; readonly bet: string };
  readonly returned: { readonly round: string; readonly bet: string };
}

export const openBeforeExpiry = async (wallet: TestedWallet): Promise<OpenRounds> => ({
  won: await staked(wallet),
  returned: await staked(wallet),
});

export const rulesAfterExpiry = ({ won, returned }: OpenRounds): readonly WalletRule[] => [
  rule('expiry.stake', 'refuses a stake after the session has ended', async (wallet) => {
    await wallet.expect('TOKEN_EXPIRED', 'bet', { round: wallet.under.unique(), amount: wallet.stake });
  }),
  rule('expiry.win', 'pays a win after the session has ended', async (wallet) => {
    const win = { round: won.round, reference_transaction_uuid: won.bet, amount: 7 };
    await wallet.expect('RS_OK', 'win', win);
  }),
  rule('expiry.rollback', 'returns a stake after the session has ended', async (wallet) => {
    const { round, bet } = returned;
    await wallet.expect('RS_OK', 'rollback', { round, reference_transaction_uuid: bet });
  }),
  rule('expiry.close', 'closes a round after the session has ended', async (wallet) => {
    await wallet.expect('RS_OK', 'close', { round: won.round });
  }),
];
