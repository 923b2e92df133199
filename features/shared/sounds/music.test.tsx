import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Link } from '../../base/routing/index.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { startTestBackend } from '../../testing/testBackend.ts';
import { BackgroundMusic } from './BackgroundMusic.tsx';
import { silenceMusic } from './otherSound.ts';
import { SoundSwitch } from './SoundSwitch.tsx';
import { FakeAudio } from './testing/fakeAudio.ts';

const music = '/sounds/bell-music.mp3';
// The page's context is kept from test to test, as from page to page.
let audio: FakeAudio;
let hidden = false;
Object.defineProperty(document, 'hidden', {
  configurable: true,
  get: () => hidden,
});

afterAll(() => void Reflect.deleteProperty(document, 'hidden'));

beforeAll(async () => {
  await startTestBackend();
  audio = new FakeAudio();
});
beforeEach(() => {
  localStorage.clear();
  hidden = false;
  audio.played.splice(0);
  audio.fetched.splice(0);
});

/** The page's music is shared, so each test takes another file to see its own fetches. */
let tests = 0;
async function open(
  at = '/',
  Sounds: { music?: string } = {
    music: music.replace('bell', `voice${(tests += 1)}`),
  },
) {
  await renderWithProviders(
    <>
      <BackgroundMusic />
      <SoundSwitch />
      <Link to="/play-game/live?live=1">live</Link>
      <Link to="/live/host">host</Link>
      <Link to="/rank">rank</Link>
    </>,
    { at, brand: { Sounds } },
  );
  return Sounds.music;
}
const toggle = (): Promise<void> => userEvent.click(screen.getByRole('switch', { name: '背景音樂' }));
const look = (away: boolean): void => {
  hidden = away;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('is off until turned on, and fetches nothing before; this browser stores the choice', async () => {
  const file = await open();
  expect(screen.getByRole('switch', { name: '背景音樂' })).not.toBeChecked();
  expect([audio.fetched, audio.contexts]).toEqual([[], 0]);
  await toggle();
  await waitFor(() => expect(audio.played).toEqual([file]));
  expect(audio.state).toBe('running');
  expect(JSON.parse(localStorage.getItem('menagerie.sounds') ?? '{}')).toEqual({
    Music: true,
  });
  await toggle();
  await waitFor(() => expect(audio.state).toBe('suspended'));
});

test('pauses while the page is hidden, and continues without another fetch', async () => {
  localStorage.setItem('menagerie.sounds', '{"Music":true}');
  const file = await open();
  await waitFor(() => expect(audio.played).toEqual([file]));
  look(true);
  await waitFor(() => expect(audio.state).toBe('suspended'));
  look(false);
  await waitFor(() => expect(audio.state).toBe('running'));
  expect([audio.played, audio.fetched]).toEqual([[file], [file]]);
});

test.each(['live', 'host'])(
  'is silent on the live page and in the host’s console, and continues afterwards: %s',
  async (page) => {
    localStorage.setItem('menagerie.sounds', '{"Music":true}');
    const file = await open();
    await waitFor(() => expect(audio.played).toEqual([file]));
    await userEvent.click(screen.getByRole('link', { name: page }));
    await waitFor(() => expect(audio.state).toBe('suspended'));
    await userEvent.click(screen.getByRole('link', { name: 'rank' }));
    await waitFor(() => expect(audio.state).toBe('running'));
  },
);

test('is silent during other sounds, until the last of them ends', async () => {
  localStorage.setItem('menagerie.sounds', '{"Music":true}');
  const file = await open();
  await waitFor(() => expect(audio.played).toEqual([file]));
  const ends: (() => void)[] = [];
  act(() => void ends.push(silenceMusic(), silenceMusic()));
  await waitFor(() => expect(audio.state).toBe('suspended'));
  act(() => {
    ends[0]?.();
    // A source ends only once.
    ends[0]?.();
  });
  expect(audio.state).toBe('suspended');
  act(() => ends[1]?.());
  await waitFor(() => expect(audio.state).toBe('running'));
});

test.each(['/zh_tw/play-game/live', '/play-game/now', '/play/now', '/vi_vn/test-play-game'])(
  'does not start at %s',
  async (at) => {
    localStorage.setItem('menagerie.sounds', '{"Music":true}');
    await open(at);
    await screen.findByRole('switch', { name: '背景音樂', checked: true });
    expect(audio.fetched).toEqual([]);
  },
);

test('shows no switch for a brand without music', async () => {
  localStorage.setItem('menagerie.sounds', '{"Music":true}');
  await open('/', {});
  await screen.findByRole('switch', { name: '音效' });
  expect(screen.queryByRole('switch', { name: '背景音樂' })).not.toBeInTheDocument();
  expect(audio.fetched).toEqual([]);
});
