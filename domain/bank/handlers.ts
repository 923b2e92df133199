import type { Brand } from '#protocol/brands.ts';
import * as endpoints from '#protocol/endpoints/bank.ts';
import { BANK_TAB, type BankTab } from '#protocol/entities/bank.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/bank.ts';
import { answer, answerEndpoint } from '../dispatch/handler.ts';
import { readBankBook, TAB_ITEM, TREND_ITEM } from './book.ts';
import { readBankTrend } from './trend.ts';

export const getBankBook = answer(operations.getBankBook, ({ Tab, StartTime, EndTime, Lang, ...page }, context, db) => {
  checkTab(context.brand, Tab, 'Tab');
  return readBankBook(db, {
    ...page,
    playerID: context.player.PlayerID,
    tab: Tab,
    start: StartTime,
    end: EndTime,
    lang: Lang,
    now: context.now,
    games: context.ports.games,
  });
});

export const getBankTrend = answer(operations.getBankTrend, async ({ Tab }, { brand, player, now }, db) => {
  checkTab(brand, Tab, 'Tab');
  return { Days: [...(await readBankTrend(db, { playerID: player.PlayerID, ItemID: TREND_ITEM[Tab] }, now))] };
});

export const getBagLog = answerEndpoint(endpoints.getBagLog, ({ itemID, tab, page, perPage, ...rest }, context, db) => {
  const { identity, brand, now } = context;
  if (identity === undefined) fail(100005);
  const wanted = tab ?? tabOf(itemID);
  checkTab(brand, wanted, tab === undefined ? 'itemID' : 'tab');
  const ownItem = TAB_ITEM[wanted];
  if (itemID !== undefined && ownItem !== undefined && itemID !== ownItem) failField('itemID', 'is not of this tab');
  return readBankBook(db, {
    Page: page,
    PerPage: perPage,
    playerID: identity.player.PlayerID,
    tab: wanted,
    itemID,
    start: rest.startTime,
    end: rest.endTime,
    lang: rest.lang,
    now,
    games: context.ports.games,
  });
});

/** The default is the tab for gold. */
function tabOf(itemID: number | undefined): BankTab {
  if (itemID === undefined || itemID === ITEM.gold) return BANK_TAB.gold;
  if (itemID === ITEM.gem) return BANK_TAB.gem;
  return itemID === ITEM.point ? BANK_TAB.point : failField('itemID', 'has no tab');
}

/** @throws Failure 100000 for gems if the brand's wallet has none (specification 2 §2) */
function checkTab({ Capabilities }: Brand, tab: BankTab, field: string): void {
  if (tab === BANK_TAB.gem && Capabilities.WalletItem !== 'gem') failField(field, 'this brand has no gems');
}
