import type { Page } from '@playwright/test';
import { expect, onceOn, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

// The name is in Latin letters, since another test of the same world searches pages of other languages for Chinese.
const NAME = 'Sunflower';

/** Chooses an entry of the club under 更多. */
async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name }).click();
}

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(
      'a club is founded, joined, handed over, nearly dissolved and left, and the other player sees each step immediately',
      LONG,
      async ({ app }) => {
        // Two players without a club, since other tests of the same world use the members of 星夜俱樂部.
        const founder = await app.visit({ as: '0900000004', path: '/zh_tw/club' });
        await founder.getByRole('button', { name: '創建俱樂部' }).click();
        const founding = founder.getByRole('dialog', { name: '創建俱樂部' });
        await founding.getByRole('textbox', { name: '俱樂部名稱' }).fill(NAME);
        await founding.getByRole('radio', { name: '金色' }).check();
        await founding.getByRole('button', { name: '創建俱樂部' }).click();
        await expect(founder.getByRole('heading', { level: 2, name: NAME })).toBeVisible();

        const other = await app.visit({ as: '0900000003', path: '/zh_tw/club' });
        await other.getByRole('searchbox', { name: '搜尋俱樂部' }).fill(NAME);
        await other.getByRole('listitem', { name: NAME }).getByRole('button', { name: '申請' }).click();
        await expect(other.getByRole('list', { name: '等待審核' }).getByRole('listitem', { name: NAME })).toBeVisible();

        await founder.getByRole('link', { name: /^申請名單\s?1 件待審核$/u }).click();
        await founder.getByRole('button', { name: '同意' }).click();
        await expect(other.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
        await expect(other.getByText('2 / 200')).toBeVisible();

        await founder.getByRole('link', { name: '返回' }).click();
        await chooseMore(founder, '移交會長');
        const offering = founder.getByRole('dialog', { name: '移交會長' });
        await offering.getByRole('combobox', { name: '新會長' }).click();
        await founder.getByRole('option').first().click();
        await offering.getByRole('button', { name: '提出移交' }).click();
        await expect(founder.getByText(/^會長移交給 .+，等待回覆至/u)).toBeVisible();
        await other.getByRole('button', { name: '接任會長' }).click();
        await other
          .getByRole('alertdialog', { name: '要接任會長嗎？' })
          .getByRole('button', { name: '接任會長' })
          .click();
        await expect(founder.getByText(/已接任會長$/u).first()).toBeVisible();
        await founder.getByRole('button', { name: '更多' }).click();
        await expect(founder.getByRole('menuitem')).toHaveText(['退出俱樂部']);
        await founder.keyboard.press('Escape');

        await chooseMore(other, '解散俱樂部');
        const dissolving = other.getByRole('dialog', { name: '解散俱樂部' });
        await dissolving.getByRole('textbox').fill(NAME);
        await dissolving.getByRole('button', { name: '解散俱樂部' }).click();
        await expect(founder.getByText(/^俱樂部將於 .+ 解散$/u)).toBeVisible();
        await other.getByRole('button', { name: '收回解散' }).click();
        await expect(founder.getByText(/^俱樂部將於/u)).toHaveCount(0);

        await chooseMore(founder, '退出俱樂部');
        const leaving = founder.getByRole('dialog', { name: '退出俱樂部' });
        await leaving.getByRole('textbox').fill(NAME);
        await leaving.getByRole('button', { name: '退出俱樂部' }).click();
        await expect(founder.getByRole('button', { name: '創建俱樂部' })).toBeVisible();
        await expect(other.getByText('1 / 200')).toBeVisible();
      },
    );
  });
}
