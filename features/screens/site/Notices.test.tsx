import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createClient } from '../../base/client/index.ts';
import { TestPage, testBrands } from '../../testing/TestPage.tsx';
import { Notices } from './Notices.tsx';

afterEach(cleanup);

const client = createClient({
  origin: 'http://shell.test',
  fetch: async () => new Response('null', { headers: { 'content-type': 'application/json' } }),
});
const open = (brand: string): HTMLElement => {
  render(
    <TestPage at="/vi_vn/rank" brand={brand} client={client}>
      <Notices />
    </TestPage>,
  );
  return screen.getByRole('contentinfo');
};

test.each(testBrands.map(({ ID }) => ID))('shows the required notices at the foot of %s', (brand) => {
  const foot = open(brand);
  for (const said of [
    /本遊戲情節涉及/,
    /注意使用時間，避免沉迷於遊戲，遊戲虛擬情節勿模仿。/,
    /遊戲部分內容或服務需另行支付其他費用。/,
    /不得兌換現金/,
    /帳號與遊戲幣不得私下交易/,
  ]) {
    expect(within(foot).getByText(said)).toBeVisible();
  }
  expect(within(foot).getByRole('img', { name: '限制級' })).toBeVisible();
  expect(within(foot).getByText('萬獸園數位娛樂股份有限公司')).toBeVisible();
  expect(within(foot).getByText(/遊戲版本 009 · v/)).toBeVisible();
});

test('links to the legal texts, support and the statistics, in the language of the address', () => {
  const foot = open('win');
  const leadsTo = (name: string) => within(foot).getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('服務條款')).toBe('/vi_vn/support/terms/term-of-service');
  expect(leadsTo('隱私權政策')).toBe('/vi_vn/support/terms/privacy-policy');
  expect(leadsTo('聯絡客服')).toBe('/vi_vn/support/info');
  expect(within(foot).getByRole('button', { name: '統計設定' })).toBeEnabled();
});

test('loads legal texts as documents, and support within the page (specification 1 §2)', () => {
  const foot = open('win');
  const press = (name: string): boolean =>
    within(foot)
      .getByRole('link', { name })
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // The browser does not load links that the router handles.
  expect([press('服務條款'), press('聯絡客服')]).toEqual([true, false]);
});
