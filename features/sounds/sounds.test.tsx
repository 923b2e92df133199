import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '#ui/components/Button/index.ts';
import { messageOf } from '../client/testing/messages.ts';
import { useWallet } from '../session/index.ts';
import { PLAYER_ID, ScriptedService } from '../testing/scriptedService.ts';
import { stage } from '../testing/stage.tsx';
import { SoundMoments } from './SoundMoments.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';
import { FakeAudio } from './testing/fakeAudio.ts';

/** Other files in each test: the page keeps what it has fetched. */
const soundsOf = (voice: string) => ({
  press: `/sounds/${voice}-press.wav`,
  coin: `/sounds/${voice}-coin.wav`,
  message: `/sounds/${voice}-message.wav`,
});
let tests = 0;
let Sounds = soundsOf('wood');
let audio: FakeAudio;
const userActivation = { hasBeenActive: true, isActive: true };

beforeEach(() => {
  localStorage.clear();
  tests += 1;
  Sounds = soundsOf(`voice${tests}`);
  audio = new FakeAudio();
  userActivation.hasBeenActive = true;
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation }));
});
afterEach(() => vi.unstubAllGlobals());

const Gold = () => <output aria-label="gold">{useWallet().data?.Gold}</output>;
const open = async (service = new ScriptedService()) =>
  stage(
    <>
      <SoundMoments />
      <SoundSwitch />
      <Gold />
      <Button>開始</Button>
      <Button variant="secondary">取消</Button>
    </>,
    { brand: { Sounds } },
    service,
  );
const wallet = (Gold: number) => ({ OP: 10032, Code: 200, Message: '', Result: { Gold, Gem: 1, GamePoint: 1 } });

test('a press of what goes on sounds, another does not', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '取消' }));
  await userEvent.click(screen.getByRole('button', { name: '開始' }));
  await waitFor(() => expect(audio.played).toEqual([Sounds.press]));
});

test('coins sound when they come in, not when they are first seen or spent', async () => {
  const service = await open();
  const seen = (gold: string) => waitFor(() => expect(screen.getByLabelText('gold')).toHaveTextContent(gold));
  await seen('1000000');
  act(() => service.lobby.say(wallet(900_000)));
  await seen('900000');
  act(() => service.lobby.say(wallet(950_000)));
  await seen('950000');
  await waitFor(() => expect(audio.played).toEqual([Sounds.coin]));
});

test('a private message sounds, unless it is one’s own from another tab', async () => {
  const service = await open();
  const say = (From: string, seq: number) =>
    act(() =>
      service.chat.say({ OP: 30012, Code: 200, Message: '', Result: messageOf(seq, { From, ChannelType: 2 }) }),
    );
  await waitFor(() => expect(service.chat).toBeDefined());
  say(PLAYER_ID, 1);
  say('80000002', 2);
  await waitFor(() => expect(audio.played).toEqual([Sounds.message]));
});

test('turned off, nothing sounds and nothing is fetched; this browser remembers', async () => {
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

test('before a gesture nothing sounds and nothing is fetched', async () => {
  userActivation.hasBeenActive = false;
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '開始' }));
  userActivation.hasBeenActive = true;
  await userEvent.click(screen.getByRole('button', { name: '開始' }));
  await waitFor(() => expect(audio.played).toEqual([Sounds.press]));
  expect(audio.fetched).toHaveLength(1);
});
