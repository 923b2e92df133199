import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { CallLog } from '#mocks/log/callLog.ts';
import { hostWorld } from '#mocks/page/hostWorld.ts';
import type { WorldLink } from '#mocks/page/link.ts';
import { mountPanel } from '#mocks/panel/panel.ts';
import { NetworkConditions } from '#mocks/scenario/networkConditions.ts';
import { noArchive } from '#mocks/world/archive.ts';
import { createWorld } from '#mocks/world/world.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';

const leaving: (() => void | Promise<void>)[] = [];
let link: WorldLink;
let conditions: NetworkConditions;
let log: CallLog;
const closedByPage: boolean[] = [];

const panel = page.getByRole('dialog', { name: 'Scenario' });
const dialog = page.getByRole('dialog', { name: '提醒' });
const inDialog = page.getByRole('textbox', { name: '名字' });

beforeEach(async () => {
  const world = await createWorld({ archive: noArchive, demo: demoSnapshot, origin: location.origin });
  link = hostWorld(world);
  conditions = new NetworkConditions();
  log = new CallLog();
  leaving.push(() => world.close(), mountPanel({ link, conditions, log, disconnect: () => undefined }));
  // A modal dialog of the library, like the age gate, which traps the focus and hides the rest of the page.
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    createElement(
      Dialog,
      { title: '提醒', open: true, onOpenChange: (open: boolean) => closedByPage.push(open) },
      createElement('input', { 'aria-label': '名字' }),
    ),
  );
  leaving.push(
    () => root.unmount(),
    () => container.remove(),
  );
  await expect.element(dialog).toBeVisible();
});

afterEach(async () => {
  for (const leave of leaving.splice(0).toReversed()) await leave();
  closedByPage.length = 0;
});

test('opens by mouse over a modal dialog, accepts text, and keeps the dialog', async () => {
  await page.getByRole('button', { name: 'Scenario' }).click();
  await expect.element(panel).toBeVisible();
  await panel.getByRole('tab', { name: 'Failures' }).click();
  const filter = panel.getByRole('searchbox', { name: 'Filter the operations and endpoints' });
  await filter.click();
  await userEvent.keyboard('getgames');
  await expect.element(filter).toHaveValue('getgames');
  await panel.getByRole('radio', { name: /^getGames / }).click();
  await panel.getByRole('button', { name: 'On the next call' }).click();
  expect(Object.keys(conditions.scenario.code)).toEqual(['getGames']);
  await expect.element(dialog).toBeVisible();
  expect(closedByPage).toEqual([]);
});

test('opens by a key, is reached by Tab, and closes on Escape without the dialog, returning the focus', async () => {
  await inDialog.click();
  await userEvent.keyboard('{Alt>}p{/Alt}');
  await expect.poll(() => document.activeElement?.shadowRoot?.activeElement?.textContent).toBe('Calls');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}{Control>}a{/Control}250{Tab}');
  expect(conditions.scenario.latency).toBe(250);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(inDialog).toHaveFocus();
  await expect.element(inDialog).toHaveValue('');
  expect(closedByPage).toEqual([]);
  // A busy button keeps the focus, and Escape still closes the panel.
  await userEvent.keyboard('{Alt>}p{/Alt}');
  await panel.getByRole('button', { name: 'Disconnect now' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(closedByPage).toEqual([]);
  // Escape closes the dialog again.
  await userEvent.keyboard('{Escape}');
  expect(closedByPage).toEqual([false]);
});

test("shows the world's time, and follows its clock", async () => {
  await userEvent.keyboard('{Alt>}p{/Alt}');
  await panel.getByRole('tab', { name: 'World' }).click();
  await expect.element(panel.getByLabelText("The world's time")).toHaveTextContent(/^\d{4}-\d\d-\d\d /);
  await panel.getByRole('button', { name: '+ 1 day' }).click();
  await expect.element(panel.getByText('1 d ahead of this machine')).toBeVisible();
});

test('opens a logged call, replaces its next answer, and reports an invalid answer', async () => {
  const text = '{"OP":40001,"Code":200,"Message":"","Result":{"Gold":5},"R":"1"}';
  const sent = { contract: 'getWallet', way: 'lobby' as const, method: '', path: '/ws/lobby', headers: {} };
  log.begin({ ...sent, text: '{"OP":40000,"CloseRSA":true,"R":"1"}' })({ text });
  log.begin({ ...sent, contract: 'getGames', text: '{}' })({ note: 'the socket closed' });
  await userEvent.keyboard('{Alt>}p{/Alt}');
  const calls = panel.getByRole('list', { name: 'Calls' });
  await expect.element(calls.getByRole('listitem')).toHaveLength(2);
  await panel.getByRole('searchbox', { name: 'Filter the calls' }).fill('wallet');
  await calls.getByText('getWallet').click();
  const answer = calls.getByRole('textbox', { name: 'Answer' });
  await answer.fill('{"Code":');
  await calls.getByRole('button', { name: 'Answer this next time' }).click();
  await expect.element(calls.getByRole('alert')).toHaveTextContent('JSON');
  expect(conditions.planned.size).toBe(0);
  await answer.fill(text.replace('5', '99'));
  await calls.getByRole('button', { name: 'Answer this next time' }).click();
  await calls.getByRole('button', { name: 'ms later next time' }).click();
  const written = { status: 200, text: text.replace('5', '99') };
  expect(conditions.planned.get('getWallet')).toEqual({ delayMs: 3000, written });
  await panel
    .getByRole('button', { name: /^Remove: getWallet/ })
    .first()
    .click();
  expect(conditions.planned.size).toBe(0);
});
