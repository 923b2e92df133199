import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { layOut } from '../../testing/layout.ts';
import { startTestBackend } from '../../testing/testBackend.ts';
import { open, opened, sendMessage } from './testing/openChat.tsx';

beforeEach(layOut);
beforeEach(stubMeasures);

test('opens the windows of a message by keyboard', async () => {
  await opened();
  const [more] = await screen.findAllByRole('button', { name: /的訊息選項$/u });
  await expectWindow(more ?? document.body, { name: /的訊息$/u });
});

test('opens the windows of the conversation partner by keyboard', async () => {
  await (await startTestBackend()).reset('empty');
  await open('private', { partner: '10000002' });
  const more = await screen.findByRole('button', { name: '對話選項' });
  await expectWindow(more, { name: /的玩家資訊$/u }, '玩家資訊');
  await expectWindow(more, { role: 'alertdialog', name: /^要封鎖/u, focus: '取消' }, '封鎖');
  await expectWindow(more, { name: /^檢舉/u, focus: '暱稱不當' }, '檢舉玩家');
});

test('shows a refused word in a window that returns the focus to the field', async () => {
  const { change } = await opened();
  change({ code: { sendPublicMessage: 200_067 } });
  await sendMessage('不妥的話');
  const said = await screen.findByRole('alertdialog', { name: '訊息沒有送出' });
  expect(said).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('textbox', { name: '在公頻說話' })).toHaveFocus();
});
