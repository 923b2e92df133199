import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { messageOf } from '../../../base/client/testing/messages.ts';
import { layOut } from '../../../testing/layout.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { rowsOf } from '../channel/rows.ts';
import { MessageList } from './MessageList.tsx';

beforeEach(layOut);

const CreateTime = '2026-11-20T04:00:00.000Z';
const day = () => document.querySelector('[data-day]')?.getAttribute('data-day');

test('shows the day of the top message once its divider is out of sight', async () => {
  const rows = rowsOf(
    { messages: [messageOf(1, { CreateTime }), messageOf(2, { CreateTime })], pending: [] },
    '80013526',
    new Map(),
  );
  const nothing = (): void => undefined;
  await renderWithProviders(
    <MessageList
      loadingOlder={false}
      onAnswer={undefined}
      onMenu={nothing}
      onOlder={nothing}
      onReply={undefined}
      onRetry={nothing}
      rows={rows}
      sends={0}
    />,
  );
  const region = await screen.findByRole('region', { name: '訊息' });
  const scrollTo = (top: number): void => {
    region.scrollTop = top;
    fireEvent.scroll(region);
  };
  scrollTo(4);
  expect(day()).toBeUndefined();
  scrollTo(24);
  expect(day()).toBe('2026-11-20');
  scrollTo(4);
  expect(day()).toBeUndefined();
});
