import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';
import { FIRST_PICTURE } from './fixtures/softwareWebGL.ts';
import { TableWindow } from './fixtures/TableWindow.ts';

test.use({ backend: 'mocks' });

const PLAYERS = { one: '0900000005', other: '0900000001' } as const;
const BETS_S = 15;
const REST_S = 9;
const MOST_TRIES = 4;
/** The part of the wallet's id that all players of a round share. */
const roundOf = ({ RoundID }: { readonly RoundID: string }): string => RoundID.slice(0, RoundID.lastIndexOf('-'));

// An open page keeps the world and the worker of the mocks.
test.beforeEach(async ({ app }) => {
  const lobby = await app.visit();
  await expect(screens.tiles(lobby).first()).toBeVisible();
});

test('two players meet at a table, see the same result, and verify their round', LONG, async ({ app }) => {
  test.setTimeout(150_000);
  const sit = async (as: string): Promise<readonly [Page, TableWindow]> => {
    const page = await app.visit({ as, path: '/zh_tw/support/terms', panel: true });
    await expect(screens.account(page)).toBeVisible(FIRST_PICTURE);
    const table = await TableWindow.on(page);
    await page.goto('/zh_tw/play-game/now?game=cards');
    return [page, table];
  };
  const [page, table] = await sit(PLAYERS.one);
  const [, other] = await sit(PLAYERS.other);
  for (const each of [table, other]) await expect(each.openSpots.first()).toBeVisible(FIRST_PICTURE);
  let [own, others] = await Promise.all([table.bet('banker'), other.bet('banker')]);
  // On a slow machine one of them may bet a round later.
  for (let tries = 0; roundOf(own) !== roundOf(others) && tries < MOST_TRIES; tries += 1)
    if (roundOf(own) < roundOf(others)) own = await table.bet('banker');
    else others = await other.bet('banker');
  for (const each of [table, other]) await expect(each.spot('banker')).toHaveAccessibleName(/2 人押/);
  await app.advance(BETS_S);
  const ends = await Promise.all([table.end(own), other.end(others)]);
  expect(ends[0].Win).toBe(ends[1].Win);
  expect(ends[0].RoundID).toBe(own.RoundID);
  const said = async ({ status }: TableWindow): Promise<string> => (await status.innerText()).split('。')[0] ?? '';
  expect(await said(table)).toBe(await said(other));

  await app.advance(REST_S);
  await page.goto('/zh_tw/member/rounds');
  await page
    .getByRole('link', { name: '驗證：極光百家樂' })
    .or(page.getByRole('link', { name: '驗證', exact: true }))
    .first()
    .click();
  await expect(page.getByText('五步全部相符，結果沒有被更動')).toBeVisible(FIRST_PICTURE);
  await expect(page.getByText(`npm run verify -- round-menagerie-${own.RoundID}.json`)).toBeVisible();
});
