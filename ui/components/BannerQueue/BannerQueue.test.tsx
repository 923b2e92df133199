import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Banner, BannerQueue } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

const banner = (id: string, more: Partial<Banner> = {}): Banner => ({
  id,
  tone: 'news',
  title: `Banner ${id}`,
  ...more,
});

const queue = (banners: readonly Banner[], onDone = vi.fn()) => (
  <BannerQueue banners={banners} label="News" onDone={onDone} skipLabel="Skip" />
);

const said = (): string => screen.getByRole('status').textContent.trim();

test('shows one banner at a time for four seconds each, and reports each shown banner', () => {
  const done = vi.fn();
  render(queue([banner('one'), banner('two')], done));
  expect(screen.getByRole('region', { name: 'News' })).toBeInTheDocument();
  expect(said()).toBe('Banner one');
  wait(3_900);
  expect(said()).toBe('Banner one');
  wait(200);
  expect(said()).toBe('Banner two');
  expect(done.mock.calls).toEqual([['one']]);
  wait(4_000);
  expect(said()).toBe('');
  expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
});

test('shows a later banner in its turn and skips none if the owner removes the shown banners', () => {
  const { rerender } = render(queue([banner('one')]));
  wait(2_000);
  rerender(queue([banner('one'), banner('two'), banner('three')]));
  wait(2_000);
  expect(said()).toBe('Banner two');
  rerender(queue([banner('two'), banner('three')]));
  wait(3_900);
  expect(said()).toBe('Banner two');
  wait(200);
  expect(said()).toBe('Banner three');
});

test('pauses its time while the pointer is over it', () => {
  render(queue([banner('one')]));
  wait(3_000);
  fireEvent.pointerEnter(screen.getByRole('region'));
  wait(60_000);
  expect(said()).toBe('Banner one');
  fireEvent.pointerLeave(screen.getByRole('region'));
  wait(900);
  expect(said()).toBe('Banner one');
  wait(200);
  expect(said()).toBe('');
});

test('pauses its time while it has the focus, and resumes afterwards', () => {
  render(
    <>
      <button type="button">Elsewhere</button>
      {queue([banner('one')])}
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Skip' }).focus());
  wait(60_000);
  expect(said()).toBe('Banner one');
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  wait(4_100);
  expect(said()).toBe('');
});

test('pauses its time while the page is hidden', () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(queue([banner('one')]));
  wait(60_000);
  expect(said()).toBe('Banner one');
  hidden.mockReturnValue('visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  wait(4_100);
  expect(said()).toBe('');
});

test('skips to the next banner on a press and on Escape, and stops its timer after the last', () => {
  const done = vi.fn();
  const { rerender } = render(queue([banner('one'), banner('two')], done));
  const skip = screen.getByRole('button', { name: 'Skip' });
  act(() => skip.focus());
  fireEvent.click(skip);
  expect(said()).toBe('Banner two');
  expect(skip).toHaveFocus();
  fireEvent.keyDown(skip, { key: 'Escape' });
  expect(said()).toBe('');
  expect(done.mock.calls).toEqual([['one'], ['two']]);
  rerender(queue([banner('three')], done));
  wait(4_100);
  expect(said()).toBe('');
});

test('calls an action once and removes its banner', () => {
  const press = vi.fn();
  render(queue([banner('one', { action: { label: 'Play too', onPress: press } })]));
  fireEvent.click(screen.getByRole('button', { name: 'Play too' }));
  expect(press).toHaveBeenCalledOnce();
  expect(said()).toBe('');
});

test('announces a banner politely, and an urgent banner immediately', () => {
  const { rerender } = render(queue([banner('one')]));
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  rerender(queue([banner('two', { urgent: true })]));
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
});
