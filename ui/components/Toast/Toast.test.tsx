import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from './index.ts';

beforeAll(async () => {
  await import('./ToastList.tsx');
});
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

function Page({ onPress }: { onPress: () => void }) {
  const show = useToast();
  return (
    <>
      <button onClick={() => show({ subject: 'notice', text: 'Notice on' })} type="button">
        On
      </button>
      <button onClick={() => show({ subject: 'notice', text: 'Notice off' })} type="button">
        Off
      </button>
      <button
        onClick={() =>
          show({ tone: 'success', text: 'Copied', action: { label: 'View', altText: 'View the ID', onPress } })
        }
        type="button"
      >
        Copy
      </button>
    </>
  );
}

async function open() {
  const onRender = vi.fn();
  const onPress = vi.fn();
  render(
    <ToastProvider label="Notices ({hotkey})">
      <Profiler id="page" onRender={onRender}>
        <Page onPress={onPress} />
      </Profiler>
    </ToastProvider>,
  );
  const renders = onRender.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  // The list is loaded with the first toast, but in these tests it is loaded already.
  await act(async () => {
    await Promise.resolve();
  });
  return { onPress, pageRendered: () => onRender.mock.calls.length - renders };
}

test('shows a message for four seconds without a render of the page', async () => {
  const { pageRendered } = await open();
  expect(screen.getByRole('button', { name: 'View' })).toBeVisible();
  wait(3_900);
  expect(screen.getByRole('button', { name: 'View' })).toBeVisible();
  wait(200);
  expect(screen.queryByRole('button', { name: 'View' })).not.toBeInTheDocument();
  expect(pageRendered()).toBe(0);
});

test('is announced politely', async () => {
  await open();
  wait(100);
  const announcement = screen.getByRole('status');
  expect(announcement).toHaveAttribute('aria-live', 'polite');
  expect(announcement).toHaveTextContent(/^Notices Copied/);
});

test('calls an action once and removes the toast', async () => {
  const { onPress } = await open();
  fireEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'View' })).not.toBeInTheDocument();
});

test('shows three toasts at most and removes the oldest', async () => {
  await open();
  for (let more = 0; more < 4; more += 1) fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(screen.getAllByRole('button', { name: 'View' })).toHaveLength(3);
});

test('replaces an earlier toast about the same subject, and no other', async () => {
  await open();
  for (const name of ['On', 'Off']) fireEvent.click(screen.getByRole('button', { name }));
  const shown = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['CopiedView', 'Notice off']);
});
