import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { usePlayerActions } from './index.ts';

beforeEach(layOut);
beforeEach(stubMeasures);
// A wide screen, which has the rare actions in a menu. `PlayerCard.test.tsx` tests a phone's sheet.
beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })),
);

/** A member of the page player's club, whom the leader of the club may kick out. */
const MEMBER = { PlayerID: '10000001', Name: '夜行者小葵' };
const LEADER = '0900000002';

function Face(): ReactNode {
  const actions = usePlayerActions();
  if (actions === undefined) return null;
  return (
    <button onClick={() => actions.openCard(MEMBER)} type="button">
      face
    </button>
  );
}

test('opens the card of a player and all its dialogs by keyboard', async () => {
  await (await startTestBackend()).reset();
  await renderWithProviders(<Face />, { as: LEADER });
  const face = await screen.findByRole('button', { name: 'face' });
  const card = '夜行者小葵的玩家資訊';
  await expectWindow(face, { name: card });
  await userEvent.keyboard('{Enter}');
  const shown = within(await screen.findByRole('dialog', { name: card }));
  await shown.findByText('註冊時間');
  await expectWindow(shown.getByRole('button', { name: '檢舉' }), { name: /^檢舉/u, focus: '暱稱不當' });
  const more = shown.getByRole('button', { name: '更多' });
  const cancelled = { role: 'alertdialog', focus: '取消' } as const;
  await expectWindow(more, { ...cancelled, name: '要封鎖夜行者小葵嗎？' }, '封鎖');
  await expectWindow(more, { ...cancelled, name: '確定踢出此會員' }, '踢出俱樂部');
  await expectWindow(more, { name: /^檢舉/u, focus: '暱稱不當' }, '檢舉玩家');
  expect(screen.getByRole('dialog', { name: card })).toBeVisible();
});
