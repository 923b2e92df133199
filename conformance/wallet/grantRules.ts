import type { GrantFacts } from '#protocol/wallet/index.ts';
import { NotTested, require, requireSame, type TestedWallet } from './testedWallet.ts';
import { rule, type WalletRule } from './rule.ts';

/** The most spins that the kit uses to reach the end of a grant. */
const MOST_SPINS = 20;

/** The grant that the kit uses. @throws NotTested if the wallet listed none */
function grantOf(wallet: TestedWallet): GrantFacts {
  const [grant] = wallet.limits.grants ?? [];
  if (grant === undefined) throw new NotTested('authenticate listed no free spins');
  return grant;
}

/** A free spin as a `play`. */
function freePlay(wallet: TestedWallet, win_amount = 0) {
  const { grant, stake } = grantOf(wallet);
  const [round, transaction_uuid] = [wallet.under.unique(), wallet.under.unique()];
  return { round, transaction_uuid, grant, bet_amount: stake, win_amount };
}

async function refusesOf(wallet: TestedWallet, grant: string | undefined, status: string): Promise<void> {
  if (grant === undefined) throw new NotTested('no such grant was named');
  const { stake } = grantOf(wallet);
  const play = { round: wallet.under.unique(), grant, bet_amount: stake, win_amount: stake };
  await wallet.moves(0, () => wallet.expect(status, 'play', play));
}

/** The spins of a grant that an answer of `balance` lists. */
async function listedIn(wallet: TestedWallet, grant: string | undefined): Promise<number> {
  const { grants } = await wallet.expect('RS_OK', 'balance');
  require(grants !== undefined, 'balance listed no free spins');
  return grants.find((each) => each.grant === grant)?.left ?? 0;
}

/** The rules of free spins. The last uses up the grant. */
export const GRANT_RULES: readonly WalletRule[] = [
  rule(
    'grant.listed',
    "lists the player's free spins in the answer of balance, with those that are left",
    async (wallet) => {
      const { grant } = grantOf(wallet);
      const before = await listedIn(wallet, grant);
      require(before > 0, 'balance did not list the free spins that authenticate listed');
      await wallet.expect('RS_OK', 'play', freePlay(wallet));
      const after = await listedIn(wallet, grant);
      require(after === before - 1, `after a free spin, balance listed ${after} of ${before} instead of ${before - 1}`);
      const { foreign, expired, usedUp } = wallet.under.grants ?? {};
      for (const [name, refused] of Object.entries({ foreign, expired, usedUp }))
        require(refused === undefined || (await listedIn(wallet, refused)) === 0, `balance listed the ${name} grant`);
    },
  ),
  rule('grant.doubled', 'takes no gold for a free spin, and uses one spin for a repeated play', async (wallet) => {
    const play = freePlay(wallet, 7);
    await wallet.moves(7, async () => {
      const first = await wallet.expect('RS_OK', 'play', play);
      requireSame(first, await wallet.call('play', play));
    });
    const { grant: _grant, ...paid } = play;
    await wallet.moves(0, () => wallet.expect('DUPLICATE_TRANSACTION', 'play', paid));
  }),
  rule('grant.returned', 'returns a free spin without gold', async (wallet) => {
    const { grant, bet_amount: amount, round, transaction_uuid } = freePlay(wallet);
    await wallet.moves(0, async () => {
      const before = await wallet.balance();
      const { balance } = await wallet.expect('RS_OK', 'bet', { round, transaction_uuid, grant, amount });
      require(balance === before, `a free spin left ${String(balance)} of ${before}`);
      await wallet.expect('RS_OK', 'rollback', { round, reference_transaction_uuid: transaction_uuid });
    });
  }),
  rule('grant.late', 'refuses a free spin that arrives after its rollback', async (wallet) => {
    const { grant, bet_amount: amount, round, transaction_uuid } = freePlay(wallet);
    await wallet.expect('RS_OK', 'rollback', { round, reference_transaction_uuid: transaction_uuid });
    await wallet.expect('TRANSACTION_ROLLED_BACK', 'bet', { round, transaction_uuid, grant, amount });
  }),
  rule('grant.stake', 'refuses a free spin at another stake', async (wallet) => {
    const play = freePlay(wallet);
    const other = { ...play, bet_amount: play.bet_amount + 1 };
    await wallet.moves(0, () => wallet.expect('BET_OUT_OF_RANGE', 'play', other));
  }),
  rule('grant.unknown', 'refuses unknown free spins', (wallet) =>
    refusesOf(wallet, 'no-such-grant', 'GRANT_NOT_FOUND'),
  ),
  rule('grant.foreign', 'refuses free spins of another player', (wallet) =>
    refusesOf(wallet, wallet.under.grants?.foreign, 'GRANT_NOT_FOUND'),
  ),
  rule('grant.expired', 'refuses free spins that have ended', (wallet) =>
    refusesOf(wallet, wallet.under.grants?.expired, 'GRANT_EXPIRED'),
  ),
  rule('grant.usedUp', 'refuses free spins that are used up', async (wallet) => {
    const { left } = grantOf(wallet);
    if (left > MOST_SPINS) throw new NotTested(`the player has more than ${MOST_SPINS} free spins`);
    await wallet.moves(0, async () => {
      let used = 0;
      // The rules before have used some of them.
      for (let status = 'RS_OK'; status === 'RS_OK'; used += 1) {
        require(used <= left, `${used} spins of ${left} were accepted`);
        ({ status } = await wallet.call('play', freePlay(wallet)));
        require(status === 'RS_OK' || status === 'GRANT_USED_UP', `play answered ${status} instead of GRANT_USED_UP`);
      }
    });
  }),
];
