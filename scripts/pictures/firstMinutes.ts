import type { Locator, Page } from 'playwright';
import { codeFromOutbox, screens } from '../../app/e2e/fixtures/screens.ts';

/** The pause before a press, in which a person looks at the page. */
const LOOK_MS = 2500;
const PHONE = '0922333444';

/**
 * Plays a newcomer's first minutes at a person's pace, from the address to the first message.
 * @param note receives each step
 */
export async function playFirstMinutes(page: Page, note: (step: string) => void): Promise<void> {
  const look = (ms = LOOK_MS): Promise<void> => page.waitForTimeout(ms);
  const tap = async (what: string, control: Locator, ms?: number): Promise<void> => {
    await control.waitFor();
    await look(ms);
    note(what);
    await control.click();
  };
  note('opens the address');
  await page.goto('/zh_tw');
  await tap('of age', page.getByRole('button', { name: '已滿18歲' }));
  await tap('takes the invitation', page.getByRole('button', { name: '登入就領 10,000' }), 3000);
  await tap('by phone', page.getByRole('button', { name: '手機' }));
  await screens.phone(page).waitFor();
  await look(1000);
  note('types the number');
  await page.keyboard.type(PHONE, { delay: 120 });
  await tap('sends the code', page.getByRole('button', { name: '發送驗證碼' }), 500);
  await look(3000);
  note('types the code');
  await page.keyboard.type(await codeFromOutbox(page, PHONE), { delay: 150 });
  await tap('accepts the gift', page.getByRole('button', { name: '收下 10,000' }), 3500);
  await look(3000);
  await tap('opens the seven days', page.getByRole('link', { name: /七日簽到/ }));
  await tap('claims the first day', page.getByRole('main').getByRole('button', { name: /領取/ }), 3500);
  await look(6000);
  note('goes back');
  await page.goBack();
  await tap(
    'opens the wheel',
    page.getByRole('navigation', { name: '活動入口' }).getByRole('link', { name: /福神輪盤/ }),
  );
  await tap('spins', page.getByRole('main').getByRole('button', { name: /開始/ }).first(), 3000);
  await look(12_000);
  note('goes back');
  await page.goBack();
  await tap('opens the quick menu', screens.speedDial(page));
  await tap('opens the chat', page.getByRole('menuitem', { name: /聊天/ }), 1000);
  await screens.chat(page).waitFor();
  await look(6000);
  note('is told from which tier one may speak');
  await tap('turns to customer service', page.getByRole('button', { name: '先和客服打招呼' }), 1500);
  const field = page.getByRole('textbox', { name: '輸入私訊' });
  await field.waitFor();
  await look(1500);
  note('says hello');
  await field.fill('你好，我是新來的！');
  await look(1500);
  await page.getByRole('button', { name: '送出' }).click();
  await look(10_000);
}
