import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { create } from '#conformance/envelopeScene.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { expectWindow } from '../../testing/expectWindow.ts';
import { layOut } from '../../testing/layout.ts';
import { startTestBackend } from '../../testing/testBackend.ts';
import { EnvelopesPage } from './index.ts';
import { open } from './testing/openEnvelopes.tsx';

beforeEach(layOut);
beforeEach(stubMeasures);
afterEach(() => sessionStorage.clear());

const key = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });

test('opens the windows of red envelopes by keyboard: sending with its question, opening, withdrawing', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await open(<EnvelopesPage />, { at: '/zh_tw/member/envelopes' });
  const send = await key('發紅包');
  await expectWindow(send, { name: '發紅包' });
  await userEvent.keyboard('{Enter}');
  await userEvent.type(await screen.findByRole('textbox', { name: '總金額' }), '2000');
  await expectWindow(await key(/^發紅包/u), {
    role: 'alertdialog',
    name: '發出 2,000 金幣的紅包？',
    focus: '取消',
  });
  await userEvent.keyboard('{Escape}');
  const own = await backend.openOwnSocket('lobby');
  await create({ lobby: own }, { Title: '我發的', Amount: 1001, Quantity: 2 });
  await expectWindow(await key(/我發的/u), { name: /的紅包$/u, focus: '關閉' });
  await userEvent.click(screen.getByRole('tab', { name: '發出的' }));
  await userEvent.click(await key(/我發的/u));
  await expectWindow(await key('收回紅包'), { role: 'alertdialog', name: '要收回這個紅包嗎？', focus: '取消' });
  expect(await key('收回紅包')).toBeVisible();
});
