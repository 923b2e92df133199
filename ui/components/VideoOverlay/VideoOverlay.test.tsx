import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LayerContext } from '../../layers.ts';
import { VideoOverlay } from './index.ts';

let still = false;
beforeEach(() => {
  still = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.');
});
afterEach(() => {
  vi.useRealTimers();
});

const labels = { shows: 'Momo sent a star', skip: 'Skip', sound: 'Sound' };
const show = (props: Partial<ComponentProps<typeof VideoOverlay>> = {}) => {
  const end = vi.fn();
  render(<VideoOverlay labels={labels} onEnd={end} picture="/star.png" webm="/star.webm" {...props} />);
  return end;
};
const overlay = () => document.querySelector('[data-part=video-overlay]');
const video = (): HTMLVideoElement => {
  const found = document.querySelector('video');
  if (!found) throw new Error('no clip');
  return found;
};
const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('announces its content, plays once without a sound, and ends after the clip', () => {
  const ref = createRef<HTMLVideoElement>();
  const end = show({ ref });
  expect(screen.getByRole('status')).toHaveTextContent('Momo sent a star');
  expect(overlay()).toHaveAttribute('data-state', 'loading');
  expect(document.querySelector('img')).toHaveAttribute('src', '/star.png');
  expect(video().muted).toBe(true);
  expect(video()).toHaveAttribute('src', '/star.webm');
  expect(ref.current).toBe(video());
  fireEvent.playing(video());
  expect(overlay()).toHaveAttribute('data-state', 'playing');
  expect(document.querySelector('img')).toBeNull();
  wait(60_000);
  expect(end).not.toHaveBeenCalled();
  fireEvent.ended(video());
  expect(end).toHaveBeenCalledOnce();
});

test('switches the sound on by a press', () => {
  const change = vi.fn();
  show({ onMutedChange: change });
  const sound = screen.getByRole('button', { name: 'Sound', pressed: false });
  fireEvent.click(sound);
  expect(video().muted).toBe(false);
  expect(screen.getByRole('button', { name: 'Sound', pressed: true })).toBeInTheDocument();
  expect(change).toHaveBeenCalledWith(false);
});

test('has no switch for a silent clip, which stays silent', () => {
  show({ silent: true, muted: false });
  expect(screen.queryByRole('button', { name: 'Sound' })).not.toBeInTheDocument();
  expect(video().muted).toBe(true);
});

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
])('ends on %s', (_how, press) => {
  const end = show();
  press();
  expect(end).toHaveBeenCalledOnce();
});

test.each([
  ['that cannot be played', () => fireEvent.error(video())],
  ['that does not begin', () => wait(5_000)],
])('replaces a clip %s by its picture, which ends after a while', (_why, fail) => {
  const end = show();
  fail();
  expect(overlay()).toHaveAttribute('data-state', 'picture');
  expect(document.querySelector('video')).toBeNull();
  wait(2_500);
  expect(end).toHaveBeenCalledOnce();
});

test('shows only the picture under reduced motion', () => {
  still = true;
  const end = show();
  expect(document.querySelector('video')).toBeNull();
  expect(document.querySelector('img')).toHaveAttribute('src', '/star.png');
  wait(2_500);
  expect(end).toHaveBeenCalledOnce();
});

test.each([
  ['/star.mov', '/star.mov'],
  [undefined, undefined],
])('uses the other clip, or the picture, if VP9 has no alpha: %s', (hevc, src) => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  show(hevc === undefined ? {} : { hevc });
  expect(document.querySelector('video')?.getAttribute('src') ?? undefined).toBe(src);
});

test('paints a packed clip on a canvas for Apple’s browsers, and shows the picture without WebGL', () => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  show({ packed: '/star.mp4' });
  expect(context).toHaveBeenCalledWith('webgl', expect.anything());
  expect(overlay()).toHaveAttribute('data-state', 'picture');
  context.mockRestore();
});

test('ends on a failure if the page asks for that', () => {
  const end = show({ failureEnds: true });
  fireEvent.error(video());
  expect(end).toHaveBeenCalledExactlyOnceWith('failed');
});

test('reports its start: at the first frame, or immediately with the picture', () => {
  const begin = vi.fn();
  show({ onBegin: begin });
  expect(begin).not.toHaveBeenCalled();
  fireEvent.playing(video());
  expect(begin).toHaveBeenCalledOnce();
});

test('ends on a tap on the whole window, keeps Escape from windows below, and closes on Back', () => {
  const below = vi.fn();
  document.addEventListener('keydown', below);
  const host = {
    open: vi.fn<(layer: { close: () => void; takesEntry: boolean }) => () => void>(() => () => undefined),
  };
  const end = vi.fn();
  render(
    <LayerContext value={host}>
      <VideoOverlay labels={labels} onEnd={end} picture="/star.png" webm="/star.webm" whole />
    </LayerContext>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(end).toHaveBeenCalledExactlyOnceWith('skipped');
  expect(below).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { hidden: true, name: '' }));
  host.open.mock.calls[0]?.[0].close();
  expect(end).toHaveBeenCalledTimes(3);
  document.removeEventListener('keydown', below);
});
