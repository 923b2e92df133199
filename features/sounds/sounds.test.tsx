import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '#ui/components/Button/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { messageOf } from '../client/testing/messages.ts';
import { useProfile, useWallet } from '../session/index.ts';
import { PLAYER_ID, ScriptedService } from '../testing/scriptedService.ts';
import { renderWithProviders } from '../testing/renderWithProviders.tsx';
import { SoundMoments } from './SoundMoments.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';
import { FakeAudio } from './testing/fakeAudio.ts';

/** Other files in each test: the page keeps what it has fetched. */
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
const Name = () => <output aria-label="name">{useProfile().data?.player.name}</output>;
function Telling() {
  const toast = useToast();
  return (['success', 'danger'] as const).map((tone) => (
    <button key={tone} onClick={() => toast({ tone, text: `${tone} said` })} type="button">
      {tone}
    </button>
  ));
}
const open = async (service = new ScriptedService()) =>
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

test('a notice that nobody pressed for sounds, a success does not', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'success' }));
  expect(await screen.findByText('success said')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'danger' }));
  expect(await screen.findByText('danger said')).toBeVisible();
  await waitFor(() => expect(audio.played).toEqual([Sounds.message]));
});

test('one’s own win that everyone is told sounds, another’s does not', async () => {
  const service = await open();
  await waitFor(() => expect(screen.getByLabelText('name')).not.toBeEmptyDOMElement());
  const name = screen.getByLabelText('name').textContent;
  const win = (PlayerName: string) => ({
    OP: 12122,
    Code: 200,
    Message: '',
    Result: {
      PlayerName,
      PictureURL: '',
      GameCode: 'owl',
      Provider: 'noctis',
      WinType: 1,
      Amount: 50_000,
      AlertInfo: { SymbolNo: 1, Multiple: 60, ActName: '', MultipleIdx: 0 },
    },
  });
  act(() => service.lobby.say(win('竹林小圓')));
  act(() => service.lobby.say(win(name)));
  await waitFor(() => expect(audio.played).toEqual([Sounds.win]));
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
