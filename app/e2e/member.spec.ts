import type { Page } from '@playwright/test';
import { DESKTOP, expect, onceOn, test } from './fixtures/index.ts';
import { signInAsGuestInPage } from './fixtures/phoneSignIn.ts';
import { screens, sendCode } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// Two tests of the member's own pages in a real browser, the first on both backends. The component tests of the pages check the details.

/** Opens a page like a link, without a reload. */
async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', `/zh_tw${to}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Makes the reading of files fail in this page, as for a missing or locked file. */
const breakReading = (page: Page, how: 'throws' | 'fails' | 'works'): Promise<void> =>
  page.evaluate((end) => {
    const reading = FileReader.prototype as { readAsDataURL: (blob: Blob) => void };
    const kept = globalThis as { works?: (blob: Blob) => void };
    kept.works ??= reading.readAsDataURL;
    if (end === 'works') reading.readAsDataURL = kept.works;
    else
      reading.readAsDataURL = function (this: FileReader) {
        if (end === 'throws') throw new DOMException('busy', 'InvalidStateError');
        this.dispatchEvent(new ProgressEvent('error'));
      };
  }, how);

/** A JPEG from the browser's own encoder. */
async function jpeg(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => document.createElement('canvas').toDataURL('image/jpeg'));
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

for (const backend of onceOn('mocks')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(
      'a member goes from the profile through honors, tiers and limits to customer service',
      LONG,
      async ({ app }) => {
        const page = await app.visit({ as: '0900000001', path: '/zh_tw/member/info' });
        const heading = (name: string) => page.getByRole('heading', { level: 1, name });
        const record = page.getByRole('navigation', { name: '戰績' });
        await expect(page.getByRole('heading', { level: 2, name: '夜行者小葵' })).toBeVisible();
        await expect(page.getByRole('progressbar', { name: '等級' })).toBeVisible();

        await page.getByRole('link', { name: '編輯個人資料' }).first().click();
        await page.getByRole('textbox', { name: /暱稱/ }).fill('Café');
        await page.getByRole('button', { name: '儲存' }).click();
        await expect(page.getByText('請使用10個字內的 半形中、英、數字')).toBeVisible();
        await page.goBack();
        await page.getByRole('alertdialog').getByRole('button').last().click();
        await expect(heading('會員中心')).toBeVisible();

        await record.getByRole('link', { name: /^榮譽榜/ }).click();
        await page
          .getByRole('button', { name: /^重播.+的大獎$/ })
          .or(page.getByRole('link', { name: /^重播.+的大獎$/ }))
          .first()
          .click();
        await expect(page.getByRole('button', { name: '再看一次' })).toBeVisible();
        await expect(page.getByRole('term').filter({ hasText: '局號' })).toBeVisible();
        await page.goBack();

        await page.goBack();
        await record.getByRole('link', { name: /^VIP/ }).click();
        await expect(page.getByText('會員中心 › 戰績')).toBeVisible();
        await expect(page.getByText(/^還差[\d,]+就升白金$/)).toBeVisible();
        await expect(page.getByRole('main').getByRole('img', { name: /^VIP \d/ })).toHaveCount(8);
        await expect(page.getByText('黃金・您在這裡')).toBeVisible();
        await expect(page.getByRole('heading', { level: 2, name: '升白金就開啟' })).toBeVisible();
        await page.goBack();
        await page.getByRole('link', { name: /^遊戲時間與上限/ }).click();
        await expect(page.getByRole('progressbar', { name: '今天已玩' })).toBeVisible();

        await page.getByRole('link', { name: '線上客服' }).click();
        await expect(heading('客服與申訴')).toBeVisible();
        const field = page.getByRole('textbox', { name: '寫給客服' });
        await field.fill('帳號安全');
        await field.press('Enter');
        const answer = page.locator('[data-part=chat-bubble-text]').filter({ hasText: '客服不會詢問您的驗證碼' });
        await expect(answer.last()).toBeVisible();
        await page.reload();
        await expect(answer.last()).toBeVisible();
      },
    );
  });
}

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(
      'a guest binds a phone, edits the profile and invites friends, and reads the text of each refusal',
      LONG,
      async ({ app, watch }) => {
        const phone = '0987000161';
        const page = await app.visit({ path: '/zh_tw/rank' });
        const key = (name: string | RegExp) => page.getByRole('button', { name });
        const said = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();
        await expect(page.getByRole('banner').getByRole('button', { name: '登入' })).toBeVisible();
        await page.evaluate(signInAsGuestInPage);
        await page.goto('/zh_tw/member/account?scenario=off,code:uploadHeadshot:300003');
        await key('綁定手機').click();
        const right = await sendCode(page, phone);
        await screens.code(page).fill(right === '111111' ? '222222' : '111111');
        const failed = page.getByRole('alertdialog', { name: '綁定失敗' });
        await expect(failed).toContainText('驗證碼錯誤(剩餘驗證次數：2)');
        await failed.getByRole('button').click();
        const dialog = page.getByRole('dialog', { name: '綁定手機號碼' });
        await expect(dialog.getByRole('button', { name: /^\d+\s秒後可重新發送$/ })).toBeDisabled();
        // The countdown continues after the dialog closes and after a reload.
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await page.reload();
        await key('綁定手機').click();
        await expect(dialog.getByRole('button', { name: /^\d+\s秒後可重新發送$/ })).toBeDisabled();
        await expect(screens.phone(page)).toHaveValue('0987 000 161');
        await screens.code(page).fill(right);
        const reward = page.getByRole('dialog', { name: '手機綁定獎勵' });
        await reward.getByRole('button', { name: /^領取/ }).click();
        const bound = page.getByRole('alertdialog', { name: '綁定成功' });
        await bound.getByRole('link', { name: '您可於存摺中查看綁定獎勵' }).click();
        await expect(page).toHaveURL(/\/member\/passbook/);
        await said('+20,000');

        await open(page, '/member/edit', '編輯個人資料');
        await page.getByRole('button', { name: '上傳照片' }).click();
        const chooser = page.getByLabel('選擇照片').and(page.locator('input'));
        const picture = await jpeg(page);
        for (const [file, mimeType, buffer, words] of [
          ['face.jpg', 'image/jpeg', Buffer.concat([picture, Buffer.alloc(2_097_152)]), '請使用 2MB 以下的圖片'],
          ['face.png', 'image/png', picture, '上傳格式錯誤，請使用 JPG/JPEG 檔案'],
          ['face.jpg', 'image/jpeg', Buffer.from('no picture'), '無效的 JPEG/JPG 文件格式'],
        ] as const) {
          await chooser.setInputFiles({ name: file, mimeType, buffer });
          await said(words);
        }
        await chooser.setInputFiles({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: picture });
        await key('使用這個範圍').click();
        const name = page.getByRole('textbox', { name: /暱稱/ });
        const introduction = page.getByRole('textbox', { name: /自我介紹/ });
        await introduction.fill('');
        await key('儲存').click();
        await said('請輸入自我介紹');
        await introduction.fill('週五九點一起玩');
        // The mocks refuse the upload once, set by the address; on the service the request is aborted.
        watch.expectProblems(/headshot/);
        if (backend === 'service') await page.route('**/api/v1/headshot', (route) => route.abort());
        for (const [how, words] of [
          ['throws', '讀取圖片檔案時發生錯誤，請重試'],
          ['fails', '讀取圖片檔案失敗，請重試'],
          ['works', '圖片上傳失敗'],
        ] as const) {
          await breakReading(page, how);
          await key('儲存').click();
          await said(words);
        }
        await page.unroute('**/api/v1/headshot');
        await name.fill('');
        await key('儲存').click();
        await said('請輸入暱稱');
        await name.fill('新來的阿茂');
        await key('儲存').click();
        await key('確定改名').click();
        await said('已儲存');
        await expect(name).toBeDisabled();
        await said('改名 1/1 · 改名次數已達上限');
        await page.getByRole('textbox', { name: '電子信箱' }).fill('nobody');
        await key('發送驗證碼').click();
        await said('無效的電子信箱');

        await open(page, '/other/bankcode', '邀請碼');
        const own = await page
          .getByRole('region', { name: '我的邀請碼' })
          .getByText(/^[0-9A-Z]{8}$/)
          .innerText();
        await expect(page.getByRole('img', { name: '我的邀請連結' })).toBeVisible();
        for (const [code, words] of [
          [own, '無法綁定自己的邀請碼'],
          ['ABC', '查無此邀請碼，請確認後再輸入'],
        ] as const) {
          await page.getByRole('textbox', { name: '好友的邀請碼' }).fill(code);
          await key('綁定領取').click();
          await said(words);
        }

        await page.setViewportSize(DESKTOP.viewport ?? { width: 1440, height: 900 });
        await page.goto('/zh_tw/play-game/m?scenario=off');
        // The store addresses of the brands are placeholders, so no download is offered.
        await expect(screens.tiles(page).first()).toBeVisible();
        await expect(page.getByRole('group', { name: '下載遊戲' })).toHaveCount(0);
      },
    );
  });
}
