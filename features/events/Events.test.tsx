import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Scenario } from '#mocks/scenario/scenario.ts';
import { spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { claimMission } from '#protocol/operations/mission.ts';
import { claimSignInDay } from '#protocol/operations/signInDays.ts';
import { FakeAudio } from '../sounds/testing/fakeAudio.ts';
import { type RenderOptions, renderWithProviders } from '../testing/renderWithProviders.tsx';
import { startTestBackend } from '../testing/testBackend.ts';
import { MissionPage } from './MissionPage.tsx';
import { SignInDaysPage } from './SignInDaysPage.tsx';
import { WheelPage } from './WheelPage.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page as a demo account in an untouched world. */
async function open(page: ReactNode, options: RenderOptions = {}, prepare: Partial<Scenario> = {}) {
  const backend = await startTestBackend();
  await backend.reset();
  backend.change(prepare);
  return renderWithProviders(page, options);
}

const MISSIONS = { at: '/other/mission' };
/** The missions of the first demo account whose reward waits. */
const claimButtons = () => screen.findAllByRole('button', { name: /^領取：/u });

test('lists missions by how often they come, and claims one', async () => {
  const backend = await open(<MissionPage />, MISSIONS);
  const daily = within(await screen.findByRole('region', { name: '每日任務' }));
  const [progress] = daily.getAllByRole('progressbar');
  expect(progress).toHaveAttribute('aria-valuetext', '12 / 20');
  expect(screen.getByRole('region', { name: '每週任務' })).toBeVisible();
  expect(daily.getAllByText('已領取')).not.toHaveLength(0);
  const [claim] = await claimButtons();
  const name = claim?.getAttribute('aria-label') ?? claim?.textContent ?? '';
  const before = (await claimButtons()).length;
  await userEvent.click(claim ?? document.body);
  expect(await screen.findByText('獎勵已入帳')).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^領取：/u })).toHaveLength(before - 1));
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(backend.sent(claimMission)).toHaveLength(1);
});

test('a claim that is refused says why, and leaves the mission to be claimed', async () => {
  await open(<MissionPage />, MISSIONS, { code: { claimMission: 300012 } });
  const [claim] = await claimButtons();
  await userEvent.click(claim ?? document.body);
  expect(await screen.findByText('已經領取過了')).toBeVisible();
  expect(claim).toBeEnabled();
});

test('claims the present of the day once, and says when the next one comes', async () => {
  const audio = new FakeAudio();
  const win = '/sounds/bell-win.wav';
  // The first account signed in on the last three days: today is its fourth.
  const backend = await open(<SignInDaysPage />, {
    at: '/other/sevendaySignIn',
    brand: { Sounds: { win } },
  });
  const days = await screen.findByRole('list', { name: '七日獎勵' });
  expect(within(days).getAllByRole('listitem')[3]).toHaveTextContent(/第 4 天.*3,000.*今天可領/u);
  await userEvent.click(screen.getByRole('button', { name: '簽到領取' }));
  const done = await screen.findByRole('button', { name: '今天已簽到' });
  expect(done).toHaveAccessibleDescription('今天已經簽到，明天再來');
  expect(screen.getByText('已連續簽到 4 天')).toBeVisible();
  expect(backend.sent(claimSignInDay)).toHaveLength(1);
  await vi.waitFor(() => expect(audio.played).toEqual([win]));
});

const WHEEL = '/other/fire-wheel';

test('spins what is free and says what fell; every prize stands with its chance', async () => {
  const audio = new FakeAudio();
  const win = '/sounds/edge-win.wav';
  const backend = await open(<WheelPage />, {
    at: WHEEL,
    as: '0900000003',
    brand: { Sounds: { win } },
  });
  expect(await screen.findByText('還可以免費轉 1 次')).toBeVisible();
  expect(screen.getAllByText(/^\d+\.\d\d%$/u)).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: '開始' }));
  expect(await screen.findByText('今天的免費次數已用完，明天再來')).toBeVisible();
  expect(audio.played).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '直接看結果' }));
  expect(await screen.findByText(/^恭喜獲得 \S+ [\d,]+$/u)).toBeVisible();
  await vi.waitFor(() => expect(audio.played).toEqual([win]));
  expect(backend.sent(spinFireWheel)).toHaveLength(1);
});

test('a guest learns what it takes to spin, and nothing is asked of the service', async () => {
  const backend = await open(<WheelPage />, { at: WHEEL, as: 'guest' });
  const spin = await screen.findByRole('button', { name: '開始' });
  await userEvent.click(spin);
  expect(spin).toHaveAccessibleDescription('綁定手機成為會員後就能轉動');
  expect(backend.sent(spinFireWheel)).toEqual([]);
});
