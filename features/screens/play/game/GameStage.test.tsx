import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { reportPlaying } from '#protocol/operations/ownLimit.ts';
import { DOCKED } from '#ui/layout/useMediaQuery.ts';
import { dockSkeleton } from '#ui/layout/Page/dockSkeleton.css.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { OverlayProvider } from '../../../base/overlays/index.ts';
import { useWallet } from '../../../base/session/index.ts';
import { GameServerProvider, useJackpot } from '../../../shared/games/index.ts';
import { Connection, waitForConnection } from '../../../testing/Connection.tsx';
import { layOut } from '../../../testing/layout.ts';
import { MEMBER } from '../../../testing/testBackend.ts';
import { type RenderOptions, renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { ADDRESS, GAMES_ORIGIN, OWL, stubGame } from '../testing/stubGame.ts';
import { GameStage, type GameStageProps } from './GameStage.tsx';
import { LONG } from '../../../testing/long.ts';

const AT = '/zh_tw/play-game/now?game=owl';
const onRetry = vi.fn<() => void>();

beforeEach(() => onRetry.mockReset());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Gold = (): ReactNode => <output aria-label="gold">{useWallet().data?.Gold}</output>;
const gold = (): number => Number(screen.getByLabelText('gold').textContent);

async function openStage(options: RenderOptions = {}, props: Partial<GameStageProps> = {}) {
  const backend = await renderWithProviders(
    <>
      <GameStage address={ADDRESS} game={OWL} onRetry={onRetry} {...props} />
      <Gold />
    </>,
    { at: AT, ...options },
  );
  return { backend, game: await stubGame() };
}

async function play(options: RenderOptions = {}, props: Partial<GameStageProps> = {}) {
  const opened = await openStage(options, props);
  opened.game.say({ Type: 'ready', GameCode: 'owl' });
  await waitFor(() => expect(gold()).toBeGreaterThan(0));
  return opened;
}

test('shows the game’s scene until the game is ready, then sends it the player’s settings', async () => {
  const { game } = await openStage();
  expect(game.frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  expect(game.frame).toHaveAttribute('allow', 'fullscreen; autoplay');
  expect(screen.getByRole('heading', { level: 1, name: '夜梟秘寶' })).toBeVisible();
  expect(screen.getByText('遊戲載入中…')).toBeVisible();
  game.say({ Type: 'ready', GameCode: 'owl' });
  expect(screen.queryByRole('heading', { level: 1, name: '夜梟秘寶' })).toBeNull();
  expect(game.heard()[0]).toEqual({
    Type: 'start',
    Lang: 'zh_tw',
    IsMuted: false,
    ReducedMotion: false,
    HasChat: false,
  });
});

test('leads a player to the seeds, and back to the verification', async () => {
  const { game } = await play({}, { verifies: 'r-7' });
  expect(game.heard()[0]).toMatchObject({ Type: 'start', Opens: 'seeds' });
  expect(screen.getByRole('link', { name: '回到驗證' })).toHaveAttribute('href', '/zh_tw/verify/r-7');
});

test('reports a round to the page that opened the window', async () => {
  const opener = { postMessage: vi.fn() };
  vi.stubGlobal('opener', opener);
  const { game } = await play();
  expect(opener.postMessage).not.toHaveBeenCalled();
  game.say({ Type: 'roundStarted', RoundID: 'r1', Stake: 100, Balance: gold() - 100 });
  const report = { type: 'roundStarted', game: 'owl' };
  expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(report, window.location.origin);
});

test('ignores messages of another window or origin', async () => {
  const { game } = await openStage();
  game.say({ Type: 'ready', GameCode: 'owl' }, 'https://evil.test');
  expect(screen.getByText('遊戲載入中…')).toBeVisible();
  expect(game.heard()).toEqual([]);
});

test('passes the port of a game server in this browser only to a frame of its own origin', async () => {
  const { port1 } = new MessageChannel();
  await renderWithProviders(
    <GameServerProvider value={() => port1}>
      <GameStage address={`${window.location.origin}/games/owl.html`} game={OWL} onRetry={onRetry} />
    </GameServerProvider>,
    { at: AT },
  );
  const game = await stubGame();
  expect(game.frame).toHaveAttribute('sandbox', 'allow-scripts');
  game.say({ Type: 'ready', GameCode: 'owl' }, 'null');
  expect(game.ports()).toEqual([port1]);
  port1.close();
});

test('shows that loading takes long, and gives up after 20 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openStage();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('載入比平常久，請再等一下…')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('alert')).toHaveTextContent('遊戲沒有回應');
  expect(screen.queryByTitle('夜梟秘寶')).toBeNull();
  screen.getByRole('button', { name: '重試' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('shows the game’s balance everywhere during a round, and asks before the window closes', async () => {
  const { backend, game } = await play();
  const before = gold();
  const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  game.say({ Type: 'roundStarted', RoundID: 'r1', Stake: 100, Balance: before - 100 });
  await waitFor(() => expect(gold()).toBe(before - 100));
  expect(isAsked()).toBe(true);
  // Another change of gold shows immediately, and is sent to the game after the round.
  const win = { PlayerID: MEMBER.playerID, GameCode: 'koi', Bet: 50, Win: 80 };
  await backend.others.visitor().call(settleRound, win);
  await waitFor(() => expect(gold()).toBe(before - 70));
  expect(game.heard().filter(({ Type }) => Type === 'balance')).toHaveLength(1);
  game.say({ Type: 'balance', Balance: before + 400 });
  await waitFor(() => expect(gold()).toBe(before + 430));
  game.say({ Type: 'roundEnded', RoundID: 'r1', Win: 600, Balance: before + 500 });
  expect(isAsked()).toBe(false);
});

test('sends the game a change of gold outside of a round', async () => {
  const { backend, game } = await play();
  const before = gold();
  const win = { PlayerID: MEMBER.playerID, GameCode: 'koi', Bet: 50, Win: 250 };
  await backend.others.visitor().call(settleRound, win);
  await waitFor(() => expect(game.heard()).toContainEqual({ Type: 'balance', Balance: before + 200 }));
});

test('opens the shop’s sheet for missing coins', LONG, async () => {
  const { game } = await play();
  game.say({ Type: 'needFunds', Stake: 5000, Balance: 12 });
  const sheet = await screen.findByRole('dialog', { name: '金幣不夠下這一注' });
  expect(sheet).toHaveTextContent('這一注要 5,000 金幣，您有 12。');
  const [pack] = await within(sheet).findAllByRole('button', { name: /NT\$/u });
  expect(pack).toBeVisible();
  await userEvent.click(within(sheet).getByRole('button', { name: '回到遊戲' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows that the shop is closed, and links to the missions', async () => {
  const { game } = await play({ closed: ['Shop'] });
  game.say({ Type: 'needFunds', Stake: 5000, Balance: 12 });
  const asked = await screen.findByRole('alertdialog', { name: '金幣不夠下這一注' });
  expect(asked).toHaveTextContent('您有 12。商店還沒開放');
  await userEvent.click(within(asked).getByRole('button', { name: '去領金幣' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/zh_tw/other/mission');
});

test('links to the limits when a limit is reached, and keeps the game open', async () => {
  const { game } = await play();
  game.say({ Type: 'error', Code: 'LIMIT_REACHED', Message: 'limit' });
  const asked = await screen.findByRole('alertdialog', { name: '已達您設定的上限' });
  expect(screen.getByTitle('夜梟秘寶')).toBeVisible();
  await userEvent.click(within(asked).getByRole('button', { name: '查看遊戲時間與上限' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/zh_tw/member/limits');
});

test.each([
  ['TOKEN_EXPIRED', '這次遊戲已經結束', true],
  ['PLAYER_BLOCKED', '這款遊戲現在不能玩', false],
  ['NO_PICTURE', '這個瀏覽器無法顯示遊戲畫面', false],
  ['PICTURE_LOST', '遊戲畫面中斷了', true],
  ['ROUND_UNKNOWN', '這一局無法重播', false],
  ['ANYTHING_ELSE', '遊戲停下來了', true],
])('shows why the game stopped: %s', async (Code, title, canRetry) => {
  const { game } = await play();
  game.say({ Type: 'error', Code, Message: '' });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: '重試' })).toHaveLength(canRetry ? 1 : 0);
});

test('prints no text that a provider writes into an error', async () => {
  const { game } = await play();
  game.say({ Type: 'error', Code: 'Call 0900 123 456', Message: 'Send your password' });
  expect(screen.getByRole('heading', { level: 1, name: '遊戲停下來了' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/0900|password/);
});

test('takes no more messages of a frame that floods the page', async () => {
  const { game } = await play();
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  for (let sent = 0; sent < 200; sent += 1) game.say({ Type: 'balance', Balance: sent });
  game.say({ Type: 'error', Code: 'TOKEN_EXPIRED', Message: '' });
  expect(screen.queryByRole('heading', { name: '這次遊戲已經結束' })).not.toBeInTheDocument();
  clock.mockReturnValue(now + 100);
  game.say({ Type: 'error', Code: 'TOKEN_EXPIRED', Message: '' });
  expect(screen.getByRole('heading', { name: '這次遊戲已經結束' })).toBeVisible();
  clock.mockRestore();
});

test.each([
  [{ Type: 'history', RoundID: 'studio:r7' }, /^\/zh_tw\/verify\/studio%3Ar7$/],
  [{ Type: 'history' }, /^\/zh_tw\/member\/rounds$/],
  [{ Type: 'chat' }, /chatroom=public/],
] as const)('navigates to the page that the game requests: %o', async (message, address) => {
  const { game } = await play();
  game.say(message);
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toMatch(address));
});

test('shows the chat’s skeleton in its docked column until the chat has loaded', LONG, async () => {
  layOut();
  stubMeasures();
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media === DOCKED, media }),
  );
  await openStage();
  const column = screen.getByRole('complementary');
  expect(column).toHaveClass(dockSkeleton);
  const title = await within(column).findByRole('heading', { name: '聊天室' });
  // A wrapper around the chat would exist before the chat does, so the column would not count as empty.
  expect(title.closest('section')?.parentElement).toBe(column);
});

test('notifies the game when a layer covers it', async () => {
  let count = 0;
  const listeners = new Set<() => void>();
  const layers = {
    open: () => () => {},
    count: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  await renderWithProviders(
    <OverlayProvider layers={layers}>
      <GameStage address={ADDRESS} game={OWL} onRetry={onRetry} />
    </OverlayProvider>,
    { at: AT },
  );
  const game = await stubGame();
  game.say({ Type: 'ready', GameCode: 'owl' });
  for (const covered of [1, 0]) {
    act(() => {
      count = covered;
      for (const listener of listeners) listener();
    });
    expect(game.heard().at(-1)).toEqual({ Type: 'covered', IsCovered: covered === 1 });
  }
});

test('sends the game the page’s figure of the jackpot at every moment', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const Jackpot = (): ReactNode => {
    const jackpot = useJackpot('owl');
    return (
      <>
        <output aria-label="figure">{jackpot?.figure}</output>
        <output aria-label="held">{jackpot?.held}</output>
      </>
    );
  };
  const shown = (name = 'figure'): number => Number(screen.getByLabelText(name).textContent);
  const backend = await renderWithProviders(
    <>
      <GameStage address={ADDRESS} game={OWL} onRetry={onRetry} />
      <Jackpot />
      <Connection socket="lobby" />
    </>,
    { at: AT },
  );
  const game = await stubGame();
  const handed = () => game.heard().findLast(({ Type }) => Type === 'jackpot');
  await waitForConnection();
  await waitFor(() => expect(shown()).toBeGreaterThan(0));
  expect(handed()).toBeUndefined();
  game.say({ Type: 'ready', GameCode: 'owl' });
  const before = shown();
  expect(handed()).toEqual({ Type: 'jackpot', Amount: before });
  await act(async () => {
    await backend.others.visitor().call(settleRound, { PlayerID: '10000002', GameCode: 'owl', Bet: 1_000_000, Win: 0 });
    await backend.advance(10);
  });
  await waitFor(() => expect(shown('held')).toBeGreaterThan(before));
  for (let step = 0; step < 10; step += 1) {
    expect(handed()).toEqual({ Type: 'jackpot', Amount: shown() });
    act(() => void vi.advanceTimersByTime(1100));
  }
  expect(shown()).toBe(shown('held'));
});

test('counts playing time once the game is ready', async () => {
  const { backend, game } = await openStage();
  expect(backend.sent(reportPlaying)).toHaveLength(0);
  game.say({ Type: 'ready', GameCode: 'owl' });
  await waitFor(() => expect(backend.sent(reportPlaying)).toHaveLength(1));
});

test('shows that a demo has no gold, and changes nothing of the player', async () => {
  const { backend, game } = await play({}, { isDemo: true });
  const before = gold();
  expect(screen.getByRole('complementary')).toHaveTextContent('畫面上的點數不是金幣');
  expect(screen.getByRole('link', { name: '用金幣玩' })).toHaveAttribute('href', '/zh_tw/play-game/now?game=owl');
  game.say({ Type: 'roundStarted', RoundID: 'd1', Stake: 100, Balance: 900 });
  game.say({ Type: 'history', RoundID: 'd1' });
  expect(gold()).toBe(before);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  expect(screen.getByLabelText('address')).toHaveTextContent(AT);
  expect(game.heard().filter(({ Type }) => Type === 'balance')).toEqual([]);
  expect(backend.sent(reportPlaying)).toEqual([]);
});

test('makes a new frame for a new address', async () => {
  function Attempts(): ReactNode {
    const [attempt, setAttempt] = useState(1);
    const address = `${GAMES_ORIGIN}/launch?token=${String(attempt)}`;
    return <GameStage address={address} game={OWL} key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
  }
  await renderWithProviders(<Attempts />, { at: AT });
  const game = await stubGame();
  game.say({ Type: 'ready', GameCode: 'owl' });
  game.say({ Type: 'error', Code: 'TOKEN_EXPIRED', Message: '' });
  await userEvent.click(screen.getByRole('button', { name: '重試' }));
  expect((await stubGame()).frame).toHaveAttribute('src', `${GAMES_ORIGIN}/launch?token=2`);
});
