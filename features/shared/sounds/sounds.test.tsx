import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { sendPrivateMessage } from '#protocol/operations/chat.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { useProfile, useWallet } from '../../base/session/index.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { MEMBER, startTestBackend } from '../../testing/testBackend.ts';
import { SoundMoments } from './SoundMoments.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';
import { FakeAudio } from './testing/fakeAudio.ts';

/** Each test has different files, since the page caches them. */
const soundsOf = (voice: string) => ({
  press: `/sounds/${voice}-press.wav`,
  coin: `/sounds/${voice}-coin.wav`,
  message: `/sounds/${voice}-message.wav`,
  win: `/sounds/${voice}-win.wav`,
});
let tests = 0;
let Sounds = soundsOf('wood');
let audio: FakeAudio;
const userActivation = { hasBeenActive: true, isActive: true };

beforeEach(async () => {
  // The fake audio replaces `fetch` after the mocks have.
  await (await startTestBackend()).reset();
  localStorage.clear();
  tests += 1;
  Sounds = soundsOf(`voice${tests}`);
  audio = new FakeAudio();
  userActivation.hasBeenActive = true;
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: userActivation,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'userActivation');
});

const Gold = () => <output aria-label="gold">{useWallet().data?.Gold}</output>;
const Name = () => <output aria-label="name">{useProfile().data?.player.name}</output>;
function Telling() {
  const toast = useToast();
  return (['success', 'danger'] as const).map((tone) => (
    <button key={tone} onClick={() => toast({ tone, text: `${tone} said` })} type="button">
      {tone}
    </button>
  ));
}
const open = () =>
  renderWithProviders(
    <>
      <SoundMoments />
      <SoundSwitch />
      <Gold />
      <Name />
      <Telling />
      <Button>開始</Button>
      <Button variant="secondary">取消</Button>
    </>,
    { brand: { Sounds } },
  );
const seen = (gold: string) => waitFor(() => expect(screen.getByLabelText('gold')).toHaveTextContent(gold));

test('plays a sound for a press of a primary button only', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '取消' }));
  await userEvent.click(screen.getByRole('button', { name: '開始' }));
  await waitFor(() => expect(audio.played).toEqual([Sounds.press]));
});

test('plays a sound for incoming coins, not for the first balance or spent coins', async () => {
  const { others } = await open();
  const play = { PlayerID: MEMBER.playerID, GameCode: 'owl' };
  await seen('1000000');
  await others.visitor().call(settleRound, { ...play, Bet: 100_000, Win: 0 });
  await seen('900000');
  await others.visitor().call(settleRound, { ...play, Bet: 0, Win: 100_000 });
  await seen('1000000');
  await waitFor(() => expect(audio.played).toEqual([Sounds.coin]));
});

test('plays a sound for a private message, but not for the player’s own from another tab', async () => {
  const { others, openOwnSocket } = await open();
  await seen('1000000');
  const friend = await others.member('0900000002');
  await (await openOwnSocket('chat')).call(sendPrivateMessage, { PlayerID: friend.playerID, Message: '是我' });
  await (await friend.openSocket('chat')).call(sendPrivateMessage, { PlayerID: MEMBER.playerID, Message: '在嗎' });
  await waitFor(() => expect(audio.played).toEqual([Sounds.message]));
});

test('plays a sound for a notice without a press, but not for a success', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'success' }));
  expect(await screen.findByText('success said')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'danger' }));
  expect(await screen.findByText('danger said')).toBeVisible();
  await waitFor(() => expect(audio.played).toEqual([Sounds.message]));
});

test("plays a sound for the player’s own announced win, but not for another player's", async () => {
  const { others } = await open();
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveTextContent(MEMBER.name));
  await seen('1000000');
  const win = { GameCode: 'owl', Bet: 10, Win: 10_000 };
  await others.visitor().call(settleRound, { ...win, PlayerID: '10000002' });
  await others.visitor().call(settleRound, { ...win, PlayerID: MEMBER.playerID });
  await seen('1009990');
  await waitFor(() => expect(audio.played).toContain(Sounds.win));
  expect(audio.played.filter((played) => played === Sounds.win)).toHaveLength(1);
});

test('plays and fetches nothing when turned off; this browser stores the choice', async () => {
  await open();
  const effects = screen.getByRole('switch', { name: '音效' });
  expect(effects).toBeChecked();
  await userEvent.click(effects);
  await userEvent.click(screen.getByRole('button', { name: '開始' }));
  expect(effects).not.toBeChecked();
  expect(localStorage.getItem('menagerie.sounds')).toBe('{"Effects":false}');
  await userEvent.click(effects);
  await userEvent.click(screen.getByRole('button', { name: '開始' }));
  await waitFor(() => expect(audio.played).toEqual([Sounds.press]));
  expect(audio.fetched).toEqual([Sounds.press]);
});

test('plays and fetches nothing before a gesture', async () => {
  userActivation.hasBeenActive = false;
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '開始' }));
  userActivation.hasBeenActive = true;
  await userEvent.click(screen.getByRole('button', { name: '開始' }));
  await waitFor(() => expect(audio.played).toEqual([Sounds.press]));
  expect(audio.fetched).toHaveLength(1);
});
