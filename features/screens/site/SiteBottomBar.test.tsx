import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../../base/client/index.ts';
import { AnalyticsContext } from '../../base/analytics/index.ts';
import { TestPage } from '../../testing/index.ts';
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
