import type { Page } from '@playwright/test';
import { expect, onceOn, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

const LOBBY = '/zh_tw/play-game/m?chatroom=public';
// The text is in Latin letters, since another test of the same world searches pages of other languages for Chinese.
const TITLE = 'Lucky night';

/** The amount of gold in the overlay. */
async function taken(page: Page): Promise<number> {
  const words = await page.getByText(/^恭喜領到 [\d,]+\s元$/u).textContent();
  return Number(words?.replaceAll(/\D/gu, ''));
}

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(
      'three race for two shares: two take exactly the amount, the third sees that the envelope is empty',
      LONG,
      async ({ app }) => {
        const [one, two] = [
          await app.visit({ as: '0900000001', path: LOBBY }),
          await app.visit({ as: '0900000003', path: LOBBY }),
        ];
        const sender = await app.visit({ as: '0900000002', path: '/zh_tw/member/envelopes' });
        // The sender uses only the keyboard.
        await sender.getByRole('button', { name: '發紅包' }).focus();
        await sender.keyboard.press('Enter');
        const form = sender.getByRole('dialog', { name: '發紅包' });
        await form.getByRole('textbox', { name: '總金額' }).focus();
        await sender.keyboard.type('1001');
        await form.getByRole('spinbutton', { name: '份數' }).focus();
        await sender.keyboard.press('ControlOrMeta+a');
        await sender.keyboard.type('2');
        await form.getByRole('textbox', { name: /祝福語/u }).focus();
        await sender.keyboard.type(TITLE);
        await sender.keyboard.press('Enter');
        const question = sender.getByRole('alertdialog', { name: '發出 1,001 金幣的紅包？' });
        await question.getByRole('button', { name: '確定發出' }).focus();
        await sender.keyboard.press('Enter');
        await expect(form).toHaveCount(0);

        const players = [one, two, sender];
        await sender.goto(LOBBY);
        for (const page of players) {
          const card = page.getByRole('button', { name: new RegExp(`的紅包：.*${TITLE}`, 'u') });
          await expect(card).toContainText('可領取');
          await card.focus();
          await page.keyboard.press('Enter');
          await page.getByRole('button', { name: '領取', exact: true }).focus();
        }
        await Promise.all(players.map((page) => page.keyboard.press('Enter')));
        const ends = await Promise.all(
          players.map(async (page) => {
            const got = page.getByText(/^恭喜領到 [\d,]+\s元$/u);
            const missed = page.getByText('紅包已被領完，下次請早');
            await expect(got.or(missed).first()).toBeAttached();
            return (await got.count()) > 0 ? taken(page) : 0;
          }),
        );
        expect(ends.filter((amount) => amount > 0)).toHaveLength(2);
        expect(ends.reduce((sum, amount) => sum + amount, 0)).toBe(1001);
        for (const page of players) {
          await expect(page.getByRole('list', { name: '領取紀錄' }).getByRole('listitem')).toHaveCount(2);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog', { name: /的紅包$/u })).toHaveCount(0);
        }
      },
    );
  });
}
