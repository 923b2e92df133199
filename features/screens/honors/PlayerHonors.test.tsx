import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getHonors } from '#protocol/operations/honor.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { PlayerActionsProvider, usePlayerActions } from '../../shared/players/index.ts';
import { layOut } from '../../testing/layout.ts';
import { type RenderOptions, renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { honorsAction } from './card/HonorsButton.tsx';
import { LONG } from '../../testing/long.ts';

beforeAll(() => import('./card/PlayerHonors.tsx'));
beforeEach(layOut);
beforeEach(stubMeasures);

const OTHER = '10000002';
const loadActions = async () => [honorsAction];

function Face({ playerID }: { playerID: string }): ReactNode {
  const actions = usePlayerActions();
  if (actions === undefined) return null;
  return (
    <button onClick={() => actions.openCard({ PlayerID: playerID, Name: '青山不改' })} type="button">
      face
    </button>
  );
}

interface OpenOptions {
  playerID?: string;
  change?: Parameters<Awaited<ReturnType<typeof startTestBackend>>['change']>[0];
}

async function open({ playerID = OTHER, change = {}, ...options }: RenderOptions & OpenOptions = {}) {
  const backend = await startTestBackend();
  if (playerID === OTHER) await backend.reset();
  backend.change(change);
  const page = await renderWithProviders(
    <PlayerActionsProvider loadCardActions={loadActions}>
      <Face playerID={playerID} />
    </PlayerActionsProvider>,
    options,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'face' }));
  await userEvent.click(await screen.findByRole('button', { name: '榮譽榜' }));
  return { ...page, sheet: await screen.findByRole('dialog', { name: /的榮譽榜$/u }) };
}

test('shows at most ten wins of another player, with the replay and without pin or share', async () => {
  const { sheet, sent } = await open();
  const rows = await within(sheet).findAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(10);
  expect(within(sheet).getAllByRole('button', { name: /^重播/u })).toHaveLength(rows.length);
  expect(within(sheet).queryByRole('button', { name: /^釘選|^分享/u })).not.toBeInTheDocument();
  expect(sent(getHonors)).toContainEqual(expect.objectContaining({ PlayerID: OTHER }));
});

test('closes sheet and card for a replay, and leads to the page of the round', LONG, async () => {
  const { sheet } = await open();
  const [replay] = await within(sheet).findAllByRole('button', { name: /^重播/u });
  await userEvent.click(replay ?? document.body);
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/.*replay\?RoundID=/u));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('shows that there are none yet, to a guest as well', async () => {
  const backend = await startTestBackend();
  const { sheet } = await open({ playerID: (await backend.others.guest()).playerID, as: 'guest' });
  expect(await within(sheet).findByText('還沒有大獎紀錄')).toBeVisible();
});

test('shows why they failed to load, and loads them on a retry', LONG, async () => {
  const { sheet, change } = await open({ change: { code: { getHonors: 300_003 } } });
  const alert = await within(sheet).findByRole('alert');
  change({ code: {} });
  await userEvent.click(within(alert).getByRole('button', { name: '重試' }));
  expect((await within(sheet).findAllByRole('listitem')).length).toBeGreaterThan(0);
});

test('shows rows of their size while loading', async () => {
  const { sheet, change } = await open({ change: { hold: ['getHonors'] } });
  expect(await within(sheet).findByText('載入中')).toBeInTheDocument();
  change({ hold: [] });
  expect((await within(sheet).findAllByRole('listitem')).length).toBeGreaterThan(0);
});
