import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type NodeMocks, startNodeMocks } from '#mocks/node.ts';
import { getDeletion, requestDeletion } from '#protocol/endpoints/account.ts';
import { getSession } from '#protocol/endpoints/auth.ts';
import { type Client, createClient } from '../../base/client/index.ts';
import { useOverlayTurn } from '../../base/overlays/index.ts';
import { useProfile } from '../../base/session/index.ts';
import { TestPage } from '../../testing/index.ts';
import { DeletionAsk } from './DeletionAsk.tsx';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const ORIGIN = 'http://localhost:4812';
const PlayerID = '10000003';
let mocks: NodeMocks;
let client: Client;
let token: string;

beforeAll(() => import('./DeletionReminder.tsx'));
beforeEach(async () => {
  mocks = await startNodeMocks({ origin: ORIGIN, jar: () => 'here' });
  client = createClient({ origin: ORIGIN });
  await mocks.link.command({ command: 'signIn', jar: 'here', playerID: PlayerID });
  token = (await client.rest.get(getSession))?.token ?? '';
});
afterEach(async () => {
  cleanup();
  client.stop();
  await mocks.stop();
});

const Name = () => <p>{useProfile().data?.player.name ?? 'nobody yet'}</p>;
/** The overlay at the end of a session. No question opens while it is open. */
function Ended() {
  useOverlayTurn('session', true);
  return null;
}
const open = (isOver = false) =>
  render(
    <TestPage client={client}>
      <Name />
      {isOver ? <Ended /> : null}
      <DeletionAsk />
    </TestPage>,
  );
const ask = () => client.rest.post(requestDeletion, { Confirm: PlayerID }, { token });

test('asks a returning player about the planned deletion, and can keep the account', async () => {
  await ask();
  open();
  const dialog = await screen.findByRole('alertdialog', { name: '刪除帳號' });
  expect(dialog).toHaveTextContent('在那之前可以隨時取消');
  await userEvent.click(within(dialog).getByRole('button', { name: '取消刪除' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect((await client.rest.post(getDeletion, {}, { token })).State).toBe('none');
});

test('keeps the deletion request when the question is closed', async () => {
  await ask();
  open();
  const dialog = await screen.findByRole('alertdialog', { name: '刪除帳號' });
  await userEvent.click(within(dialog).getByRole('button', { name: '關閉' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect((await client.rest.post(getDeletion, {}, { token })).State).toBe('requested');
});

test('asks neither another player nor on the page that requested the deletion, and waits behind another notice', async () => {
  const { unmount } = open();
  await waitFor(() => expect(screen.queryByText('nobody yet')).not.toBeInTheDocument());
  await ask();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  unmount();
  open(true);
  await waitFor(() => expect(screen.queryByText('nobody yet')).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
