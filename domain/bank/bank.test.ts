import { expect, it } from 'vitest';
import { getBagLog } from '#protocol/endpoints/bank.ts';
import { getBankTrend } from '#protocol/operations/bank.ts';
import { TestContext } from '#conformance/testContext.ts';
import { BANK_TAB } from '#protocol/entities/bank.ts';
import { bankReasonText, bankSourceText } from '#protocol/rules/bankTexts.ts';
import { BRANDS, createMemoryWorld } from '../testing/memoryWorld.ts';
import { readBankBook } from './book.ts';

it('has a label for every entry in the demo world’s bank books', async () => {
  const { ports } = await createMemoryWorld();
  const transfers = await ports.store.table('transfers').find();
  const words = transfers.flatMap(({ Source, Reason }) => [
    bankSourceText(Source, 'zh_tw'),
    bankReasonText(Reason, 'zh_tw'),
  ]);
  expect([...new Set(words)].filter((text) => text.startsWith('其他'))).toEqual([]);
});

it('has no gem tab if the brand’s wallet is points', async () => {
  const brand = BRANDS.find(({ Capabilities }) => Capabilities.WalletItem === 'point');
  if (brand === undefined) throw new Error('no brand has points');
  const context = new TestContext((await createMemoryWorld({ brand })).adapter);
  const visitor = context.visitor();
  const session = await context.guest(visitor);
  const { token } = session;
  for (const [input, Field] of [
    [{ tab: 2 }, 'tab'],
    [{ itemID: 2 }, 'itemID'],
  ] as const) {
    const answer = await visitor.ask(getBagLog, input, { token });
    expect([answer.Code, answer.Result]).toEqual([100000, { Field }]);
  }
  await visitor.call(getBagLog, { tab: 3 }, { token });
  const lobby = await session.openSocket('lobby');
  expect(await lobby.ask(getBankTrend.op, { Tab: 2 })).toMatchObject({ Code: 100000, Result: { Field: 'Tab' } });
});

it('shows the game of every round in the demo world’s bank books', async () => {
  const { ports } = await createMemoryWorld();
  const now = ports.clock.now();
  const { List } = await readBankBook(ports.store, {
    playerID: '10000001',
    tab: BANK_TAB.gold,
    lang: 'zh_tw',
    now,
    Page: 1,
    PerPage: 50,
  });
  const rounds = List.filter(({ SourceID }) => SourceID === 'game');
  expect(rounds.length).toBeGreaterThan(10);
  // Some bets of the demo world only balance its accounts and belong to no round.
  expect(rounds.filter(({ GameName }) => GameName !== '').length).toBeGreaterThan(rounds.length - 4);
});
