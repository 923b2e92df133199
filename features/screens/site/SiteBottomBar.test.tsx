import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../../base/client/index.ts';
import { AnalyticsContext } from '../../base/analytics/index.ts';
import { TestPage } from '../../testing/index.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { SiteBottomBar } from './SiteBottomBar.tsx';

afterEach(cleanup);

test('counts a tap on 購點兌換 and no other tap (specification 1 §2)', async () => {
  const record = vi.fn();
  const analytics = {
    record,
    consent: () => 'granted' as const,
    decide: () => {},
    forgetVisitor: () => {},
    signedIn: () => {},
    askAgain: () => {},
    asksAgain: () => false,
    subscribe: () => () => {},
  };
  const client = createClient({
    origin: 'http://shell.test',
    fetch: async () => new Response('null', { headers: { 'content-type': 'application/json' } }),
  });
  render(
    <AnalyticsContext value={analytics}>
      <TestPage at="/zh_tw/announcement/42" client={client}>
        <SiteBottomBar />
      </TestPage>
    </AnalyticsContext>,
  );
  await userEvent.click(screen.getByRole('link', { name: '購點兌換' }));
  await userEvent.click(screen.getByRole('link', { name: '客服中心' }));
  expect(record.mock.calls).toEqual([[{ Name: 'purchaseClick', Route: '/announcement/:id' }]]);
  client.stop();
});

test('offers a visitor the gift of a new account among the four entries', async () => {
  await renderWithProviders(<SiteBottomBar />, { as: 'nobody' });
  await userEvent.click(await screen.findByRole('button', { name: '登入就領 10,000' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('phoneStep=0');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '客服中心',
    '活動排行',
    '購點兌換',
    '會員中心',
  ]);
});

test('promises no gift to a returning player', async () => {
  localStorage.setItem('menagerie.signedInBefore', 'true');
  await renderWithProviders(<SiteBottomBar />, { as: 'nobody' });
  expect(await screen.findByRole('button', { name: '歡迎回來 登入' })).toBeVisible();
  localStorage.clear();
});
