import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import type { JackpotName } from '#protocol/entities/game.ts';
import { getPrideStatus, setPrideStatus } from '#protocol/operations/pride.ts';
import { useOverlayTurn } from '../../base/overlays/index.ts';
import { Connection, waitForConnection } from '../../testing/Connection.tsx';
import { layOut } from '../../testing/layout.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend, type TestBackend } from '../../testing/testBackend.ts';
import { WinBanners } from './WinBanners.tsx';

beforeEach(layOut);

/** Another demo account, which wins. */
const WINNER = '10000002';

async function open(): Promise<TestBackend> {
  const backend = await startTestBackend();
  await backend.reset();
  await renderWithProviders(
    <>
      <WinBanners />
      <Connection socket="lobby" />
    </>,
  );
  await waitForConnection();
  return backend;
}
const win = async (backend: TestBackend, Win: number, Jackpot?: JackpotName, PlayerID = WINNER): Promise<void> =>
  act(async () => {
    const round = { PlayerID, GameCode: 'koi', Bet: 100, Win };
    await backend.others.visitor().call(settleRound, { ...round, ...(Jackpot !== undefined && { Jackpot }) });
  });
/** Hovers the banners, which pauses them on any machine. */
const banner = async () => {
  const region = await screen.findByRole('region', { name: '得獎快訊' });
  fireEvent.pointerEnter(region);
  return within(region);
};
const expectSaid = async (words: RegExp | string): Promise<void> => {
  const region = await banner();
  await waitFor(() => expect(region.getByRole('status')).toHaveTextContent(words));
};

test.each<[string, number, JackpotName | undefined, string, string]>([
  ['a win by its multiple', 12_000, undefined, '120X', '贏得大獎'],
  ['the largest jackpot of a game', 900_000, 'grand', '大獎', '拉中彩金'],
  ['another jackpot', 900_000, 'mini', '普獎', '拉中彩金'],
  ['a vault', 12_000, 'vault', '金庫密碼 · 120X', '解開金庫密碼'],
  ['a combined pool', 12_000, 'pool', '聯合彩池 · 120X', '贏得聯合彩池'],
])('announces %s', async (_, Win, Jackpot, kind, deed) => {
  const backend = await open();
  await win(backend, Win, Jackpot);
  await expectSaid(new RegExp(`鯉躍龍門 · ${kind}.*恭喜 .+ ${deed}`, 'u'));
});

function Greeting(): ReactNode {
  useOverlayTurn('greeting', true);
  return null;
}

test('announces only the player’s own wins on a page that greets a new account', async () => {
  const backend = await startTestBackend();
  await backend.reset();
  await renderWithProviders(
    <>
      <Greeting />
      <WinBanners />
      <Connection socket="lobby" />
    </>,
  );
  await waitForConnection();
  await win(backend, 12_000);
  await win(backend, 9_000, undefined, MEMBER.playerID);
  await expectSaid('90X');
});

test('renders the region before the first win, so that screen readers read it', async () => {
  await open();
  expect(within(await screen.findByRole('region', { name: '得獎快訊' })).getByRole('status')).toBeEmptyDOMElement();
});

test('leads to the game, and closes', async () => {
  const backend = await open();
  await win(backend, 12_000);
  await userEvent.click(await (await banner()).findByRole('button', { name: '看遊戲' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('game=koi');
  await waitFor(() => expect(screen.queryByRole('button', { name: '看遊戲' })).toBeNull());
});

test('shows wins one after another, and skips dismissed wins', async () => {
  const backend = await open();
  await win(backend, 12_000);
  await win(backend, 9_000);
  await expectSaid('120X');
  await userEvent.click((await banner()).getByRole('button', { name: '略過這則快訊' }));
  await expectSaid('90X');
});

test('announces no small win', async () => {
  const backend = await open();
  await win(backend, 4_000);
  await win(backend, 12_000);
  await expectSaid('120X');
});

test('announces nothing to a player who switched announcements off, on another device as well', async () => {
  const backend = await open();
  await win(backend, 12_000);
  const region = await banner();
  await userEvent.click(await region.findByRole('button', { name: '略過這則快訊' }));
  const own = await backend.openOwnSocket('lobby');
  await own.call(setPrideStatus, { Status: 2 });
  expect((await own.call(getPrideStatus, {})).Status).toBe(2);
  await win(backend, 50_000);
  // Waits for the page's next announcement; an earlier announcement would come first.
  await own.call(setPrideStatus, { Status: 1 });
  await win(backend, 7_000);
  await expectSaid('70X');
});
