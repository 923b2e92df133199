import type { WalletCallName, WalletStatus } from '#protocol/wallet/index.ts';
import { require } from '../wallet/testedWallet.ts';
import { NotTested, type OpenedGame, type TestedProvider } from './testedProvider.ts';
import type { Fault, RecordedCall } from './testWallet.ts';

export interface ProviderRule {
  readonly name: string;
  readonly text: string;
  /** @throws RuleBroken if the provider breaks the rule; NotTested if the situation did not occur */
  readonly run: (provider: TestedProvider) => Promise<void>;
}

const rule = (name: string, text: string, run: ProviderRule['run']): ProviderRule => ({ name, text, run });

const transactionOf = ({ call }: RecordedCall): string => ('transaction_uuid' in call ? call.transaction_uuid : '');

/** After a fault of the first call the provider has to send the same transaction again. */
async function requireRepeated(provider: TestedProvider, name: WalletCallName): Promise<void> {
  const [first] = provider.of(name);
  if (first === undefined) throw new NotTested(`the game sent no ${name}`);
  const tries = (): readonly RecordedCall[] =>
    provider.of(name).filter((each) => transactionOf(each) === transactionOf(first));
  await provider.until(() => tries().length > 1, `the ${name} ${transactionOf(first)} was not repeated`);
  await provider.until(() => tries().some(({ answered }) => answered !== ''), `the ${name} was given up`);
}

const isReturned = (provider: TestedProvider, bet: RecordedCall): boolean =>
  provider
    .of('rollback')
    .some(
      ({ call, answered }) =>
        call.call === 'rollback' &&
        call.reference_transaction_uuid === transactionOf(bet) &&
        answered === ('RS_OK' satisfies WalletStatus),
    );

/** A stake with a fault has to end. It is repeated until it is answered, or returned. */
async function requireEnded(provider: TestedProvider, ...faults: readonly Fault[]): Promise<void> {
  const game = await provider.open();
  provider.faultStakes(...faults);
  await game.spin();
  const [first] = provider.stakes;
  require(first !== undefined, 'the game took no stake');
  const isRepeated = (): boolean =>
    provider.stakes.some((each) => transactionOf(each) === transactionOf(first) && each.answered === 'RS_OK');
  await provider.until(
    () => isRepeated() || isReturned(provider, first),
    `the stake ${transactionOf(first)} was neither repeated until it was answered, nor rolled back`,
  );
  if (isReturned(provider, first)) return;
  await provider.closedRound();
}

const LOST: Fault = { kind: 'lostRequest' };
const LOST_ANSWER: Fault = { kind: 'lostAnswer' };
const SERVER_ERROR: Fault = { kind: 'serverError' };
const status = (name: string): Fault => ({ kind: 'status', status: name });

const LAUNCHES: readonly ProviderRule[] = [
  rule('launch.authenticates', 'exchanges the launch token for a session', async (provider) => {
    await provider.open();
    const [first] = provider.of('authenticate');
    require(first?.answered === 'RS_OK', 'no authenticate with the launch token arrived');
  }),
  rule('launch.needsToken', 'takes no stake without a launch token', async (provider) => {
    await (await provider.under.open(undefined))?.spin();
    await provider.quiet();
    require(provider.stakes.length === 0, 'a stake arrived without a launch');
  }),
  rule('launch.refused', 'takes no stake for a token that the wallet refuses', async (provider) => {
    provider.faultNext('authenticate', ...Array.from({ length: 5 }, () => status('INVALID_TOKEN')));
    await (await provider.under.open(provider.under.wallet.launch()))?.spin();
    await provider.quiet();
    require(provider.stakes.length === 0, 'a stake arrived after the token was refused');
  }),
  rule('launch.answerLost', 'repeats an authenticate that has no answer as the same transaction', async (provider) => {
    provider.faultNext('authenticate', LOST_ANSWER);
    await provider.under.open(provider.under.wallet.launch());
    await requireRepeated(provider, 'authenticate');
  }),
];

const ROUNDS: readonly ProviderRule[] = [
  rule('round.closes', 'closes a round that was shown', async (provider) => {
    await (await provider.open()).spin();
    await provider.closedRound();
  }),
  rule('round.next', 'takes the stake of the next round after the close of the last', async (provider) => {
    const game = await provider.open();
    await game.spin();
    await game.spin();
    await provider.until(() => new Set(provider.stakes.map(transactionOf)).size > 1, 'the second round took no stake');
    await provider.closedRound();
  }),
  rule('close.answerLost', 'repeats a close that has no answer as the same transaction', async (provider) => {
    const game = await provider.open();
    provider.faultNext('close', LOST_ANSWER, SERVER_ERROR);
    await game.spin();
    await provider.takenRound();
    await provider.until(() => provider.of('close').length > 0, 'the round was not closed');
    await requireRepeated(provider, 'close');
  }),
];

const STAKES: readonly ProviderRule[] = [
  rule('stake.requestLost', 'ends a stake that did not arrive', (provider) => requireEnded(provider, LOST)),
  rule('stake.answerLost', 'ends a stake whose answer was lost', (provider) => requireEnded(provider, LOST_ANSWER)),
  rule('stake.serverError', 'ends a stake that got HTTP 503', (provider) => requireEnded(provider, SERVER_ERROR)),
  rule('stake.tryAgain', 'ends a stake that got TRY_AGAIN', (provider) => requireEnded(provider, status('TRY_AGAIN'))),
  rule('stake.lostTwice', 'ends a stake that was lost twice', (provider) => requireEnded(provider, LOST, LOST_ANSWER)),
  ...(['NOT_ENOUGH_MONEY', 'LIMIT_REACHED', 'TOKEN_EXPIRED', 'A_STATUS_OF_LATER'] as const).map((refusal) =>
    rule(`stake.${refusal}`, `takes no other stake and sends no win after ${refusal}`, async (provider) => {
      const game = await provider.open();
      provider.faultStakes(...Array.from({ length: 20 }, () => status(refusal)));
      await game.spin();
      await provider.until(() => provider.stakes.length > 0, 'the game took no stake');
      await provider.quiet();
      const stakes = new Set(provider.stakes.map(transactionOf));
      require(stakes.size === 1, `${stakes.size} stakes arrived for one spin`);
      require(provider.of('win').length === 0, 'a win arrived for a refused stake');
    }),
  ),
];

const WINS: readonly ProviderRule[] = [
  rule('win.answerLost', 'repeats a win that has no answer as the same transaction', async (provider) => {
    const game = await provider.open();
    provider.faultNext('win', LOST_ANSWER, SERVER_ERROR);
    await game.spin();
    await provider.closedRound();
    await requireRepeated(provider, 'win');
  }),
  rule('rollback.answerLost', 'repeats a rollback that has no answer until it has one', async (provider) => {
    const game = await provider.open();
    provider.faultStakes(...Array.from({ length: 3 }, () => LOST_ANSWER));
    provider.faultNext('rollback', LOST_ANSWER, SERVER_ERROR);
    await game.spin();
    await provider.quiet();
    const [bet] = provider.stakes;
    if (bet === undefined || provider.of('rollback').length === 0) throw new NotTested('the game rolled nothing back');
    await provider.until(() => isReturned(provider, bet), 'the rollback was given up');
  }),
];

const usesGrant = ({ call }: RecordedCall): boolean => 'grant' in call && call.grant !== undefined;

/** Opens a game whose player has a free spin. */
async function openWithSpin(provider: TestedProvider): Promise<OpenedGame> {
  provider.giveSpin();
  return provider.open();
}

/** @throws NotTested if the game staked gold instead of the free spin */
function requireFree({ stakes: [first] }: TestedProvider): RecordedCall {
  if (first === undefined || !usesGrant(first)) throw new NotTested('the game used no free spin');
  return first;
}

const GRANTS: readonly ProviderRule[] = [
  rule('grant.used', 'uses a free spin that authenticate lists, and no more than there are', async (provider) => {
    const game = await openWithSpin(provider);
    await game.spin();
    await provider.until(() => provider.stakes.length > 0, 'the game took no stake');
    const first = requireFree(provider);
    await provider.closedRound();
    await game.spin();
    await provider.quiet();
    const others = provider.stakes.filter((each) => transactionOf(each) !== transactionOf(first));
    require(!others.some(usesGrant), 'the game used the only free spin twice');
  }),
  rule('grant.doubled', 'repeats a free spin whose answer was lost as the same transaction', async (provider) => {
    const game = await openWithSpin(provider);
    provider.faultStakes(LOST_ANSWER);
    await game.spin();
    await provider.until(() => provider.stakes.length > 0, 'the game took no stake');
    const first = requireFree(provider);
    const isRepeated = (): boolean =>
      provider.stakes.some((each) => transactionOf(each) === transactionOf(first) && each.answered === 'RS_OK');
    await provider.until(
      () => isRepeated() || isReturned(provider, first),
      'the free spin was neither repeated until it was answered, nor rolled back',
    );
  }),
  ...(['GRANT_USED_UP', 'GRANT_EXPIRED', 'GRANT_NOT_FOUND'] as const).map((refusal) =>
    rule(`grant.${refusal}`, `takes no gold of the player after ${refusal}`, async (provider) => {
      const game = await openWithSpin(provider);
      provider.faultStakes(status(refusal));
      await game.spin();
      await provider.until(() => provider.stakes.length > 0, 'the game took no stake');
      const first = requireFree(provider);
      await provider.quiet();
      const others = provider.stakes.filter((each) => transactionOf(each) !== transactionOf(first));
      require(others.length === 0, 'a stake of gold followed the refused free spin');
      require(provider.of('win').length === 0, 'a win arrived for a refused free spin');
    }),
  ),
];

const isHold = ({ call }: RecordedCall): boolean => call.call === 'bet' && call.shots !== undefined;

/** Plays until the game takes a hold. @throws NotTested if it took another stake */
async function requireHold(provider: TestedProvider): Promise<RecordedCall> {
  const game = await provider.open();
  await game.spin();
  await provider.until(() => provider.stakes.length > 0, 'the game took no stake');
  const [first] = provider.stakes;
  if (first === undefined || !isHold(first)) throw new NotTested('the game took no hold');
  return first;
}

const HOLDS: readonly ProviderRule[] = [
  rule('hold.ends', 'ends a hold and closes its round, also if nothing is fired any more', async (provider) => {
    await requireHold(provider);
    await provider.closedRound();
    require(provider.of('win').length + provider.of('rollback').length > 0, 'the hold was closed without its end');
  }),
  rule('hold.answerLost', 'repeats the end of a hold that has no answer as the same transaction', async (provider) => {
    provider.faultNext('win', LOST_ANSWER, SERVER_ERROR);
    await requireHold(provider);
    await provider.closedRound();
    await requireRepeated(provider, 'win');
  }),
  rule('hold.unknown', 'takes no hold at a platform that does not know them', async (provider) => {
    provider.under.wallet.holds = false;
    await (await provider.under.open(provider.under.wallet.launch()))?.spin();
    await provider.quiet();
    require(!provider.stakes.some(isHold), 'a hold arrived although authenticate did not answer holds');
  }),
];

export const PROVIDER_RULES: readonly ProviderRule[] = [
  ...LAUNCHES,
  ...ROUNDS,
  ...STAKES,
  ...WINS,
  ...GRANTS,
  ...HOLDS,
];

/** The rules of every call in the whole run. */
export const RULES_OF_CALLS: Readonly<Record<string, string>> = {
  'call.key': 'names its own key in each call',
  'call.signed': 'signs the bytes of each body',
  'call.syntax': 'sends bodies that fit the contract, each on the path of its call',
  'call.clock': 'sends the time, at most 60 s off',
  'call.requestOnce': 'uses a request id once, also in a retry',
  'token.session': 'sends the token of the session after authenticate',
  'transaction.sameContent': 'sends a transaction with the same content in each try',
  'stake.limits': 'takes no stake above the maximum of authenticate',
  'win.limits': 'wins no more in a round than the maximum of authenticate',
  'grant.listed': 'names only free spins that authenticate listed',
  'grant.stake': 'plays free spins at their stake',
  'hold.offered': 'has holds only where authenticate answered them',
  'hold.part': 'returns whole shots of a hold, and no more than it took',
  'hold.once': 'ends a hold once',
  'round.oneOpen': 'has one open round in a session, apart from holds',
  'round.final': 'sends no stake and no win for a closed round',
  'win.ofStake': 'sends a win only for a stake that the wallet took',
  'rollback.settled': 'rolls back no stake that has a win',
};
