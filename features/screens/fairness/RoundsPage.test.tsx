import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { getOwnRounds } from '#protocol/operations/play.ts';
import { stubMeasures } from '#ui/testing/stubMeasures.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { lastDays } from './lastDays.ts';
import { RoundsPage } from './RoundsPage.tsx';

beforeAll(stubMeasures);
const PAGE = '/zh_tw/member/rounds';
const address = (): string | null => screen.getByLabelText('address').textContent;

test('lists the rounds with stake, win and replay, optionally of one game', async () => {
  const { others } = await startTestBackend();
  for (const [GameCode, Bet, Win] of [
    ['owl', 120, 360],
    ['koi', 70, 0],
  ] as const)
    await others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode, Bet, Win });
  const { sent } = await renderWithProviders(<RoundsPage />, { at: PAGE });
  const list = await screen.findByRole('region', { name: '對局紀錄' });
  await waitFor(() => expect(list).toHaveTextContent(/夜梟秘寶.*360.*押注120/u));
  expect(list).toHaveTextContent('70');
  const replay = within(list).getAllByRole('link', { name: '重播' })[0];
  expect(replay?.getAttribute('href')).toMatch(/^\/zh_tw\/replay\?RoundID=/);
  // The provider of these rounds publishes nothing.
  expect(within(list).queryByRole('link', { name: '驗證' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: '遊戲' }));
  await userEvent.click(await screen.findByRole('option', { name: '夜梟秘寶' }));
  await waitFor(() => expect(sent(getOwnRounds).at(-1)).toMatchObject({ GameCode: 'owl', Page: 1 }));
  expect(address()).toBe(`${PAGE}?game=owl`);
});

test('marks only rounds that the demo world made up', async () => {
  const { others } = await startTestBackend();
  await others.visitor().call(settleRound, { PlayerID: MEMBER.playerID, GameCode: 'koi', Bet: 70, Win: 0 });
  await renderWithProviders(<RoundsPage />, { at: PAGE, devTools: true });
  const list = await screen.findByRole('region', { name: '對局紀錄' });
  await waitFor(() => expect(within(list).getAllByText('示範').length).toBeGreaterThan(1));
  const [newest] = within(list).getAllByRole('listitem');
  expect(newest).toHaveTextContent('70');
  expect(newest).not.toHaveTextContent('示範');
});

test('explains an empty day, and links to the games', async () => {
  const [today = ''] = lastDays(Date.now() + 40 * 24 * 3600 * 1000, 1);
  await renderWithProviders(<RoundsPage />, { at: `${PAGE}?day=${today}` });
  expect(await screen.findByText('換一款遊戲或換一天看看。')).toBeVisible();
  expect(screen.getByRole('link', { name: '去大廳看看' })).toHaveAttribute('href', '/zh_tw/play-game/m');
});

test('counts days in Taipei', () => {
  expect(lastDays(Date.parse('2026-11-26T16:00:00.000Z'), 3)).toEqual(['2026-11-27', '2026-11-26', '2026-11-25']);
  expect(lastDays(Date.parse('2026-11-26T15:59:59.999Z'), 1)).toEqual(['2026-11-26']);
});
