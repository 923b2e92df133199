import type { Page } from '@playwright/test';
import { COOKIE } from '#domain/session/cookies.ts';
import { FIRST_DATA_ELEMENT } from '#protocol/firstData.ts';
import { playerReads, visitorReads } from '#protocol/firstReads.ts';
import { expect, test } from './fixtures/index.ts';
import { signInAsGuest } from './fixtures/phoneSignIn.ts';

// Runs on the service, since only its documents have data (decision 264).

const ELEMENT = `#${FIRST_DATA_ELEMENT}`;
const PHONES = ['0900000001', '0900000005'] as const;
const ANNOUNCEMENT = 'demo-1';
const addressOf = (path: string): string => `/zh_tw${path.replace(':id', ANNOUNCEMENT)}`;

/** Opens a page until its document has data, since a busy service may need longer than the document waits. */
async function open(page: Page, origin: string, path: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const answer = await page.goto(origin + addressOf(path));
    text = (await answer?.text()) ?? '';
    expect(text, path).toContain(`id="${FIRST_DATA_ELEMENT}"`);
  }).toPass();
  return text;
}

test('every page takes the answers in its document', async ({ app }) => {
  const visitor = await app.visit();
  const { origin } = new URL(visitor.url());
  // The shop and live rooms are closed on this service, so their pages ask for nothing.
  const closed = new Set(['/store', '/play-game/live']);
  for (const path of Object.keys(visitorReads).filter((one) => !closed.has(one))) {
    await open(visitor, origin, path);
    await expect(visitor.locator(ELEMENT), path).toHaveCount(0);
  }
  const player = await app.visit({ as: PHONES[0] });
  for (const path of Object.keys(playerReads).filter((one) => !closed.has(one))) {
    await open(player, origin, path);
    await expect(player.locator(ELEMENT), path).toHaveCount(0);
  }
});

for (const next of ['a sign-out', 'an account switch'] as const)
  test(`after ${next}, “back” shows nothing of the player before`, async ({ app }) => {
    const page = await app.visit({ as: next === 'a sign-out' ? PHONES[0] : PHONES[1] });
    const { origin } = new URL(page.url());
    const before = /"PlayerID":"(\d+)"/.exec(await open(page, origin, '/member/info'))?.[1] ?? 'no player';
    await expect(page.getByText(before).first()).toBeVisible();
    await page.goto(`${origin}/zh_tw/support/terms`);
    // As a sign-out does. The cookie of the device stays.
    for (const name of [COOKIE.session, COOKIE.csrf]) await page.context().clearCookies({ name });
    if (next === 'an account switch') await signInAsGuest(page.context().request);
    await page.goBack();
    if (next === 'a sign-out') await expect(page).toHaveURL(/\/signIn/);
    else await expect(page.getByRole('link', { name: '編輯個人資料' })).toBeVisible();
    expect(await page.content()).not.toContain(before);
  });
