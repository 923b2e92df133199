import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = { label: 'Copy ID', copiedLabel: 'Copied', failedLabel: 'Select it and copy it by hand' };

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

async function press() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy ID' }));
    await Promise.resolve();
  });
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('copies, confirms the copy for two seconds, and keeps its name', async () => {
  vi.useFakeTimers();
  const write = vi.fn(() => Promise.resolve());
  const copied = vi.fn();
  clipboard(write);
  render(<CopyButton {...words} onCopied={copied} text="80013526" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press();
  expect(write).toHaveBeenCalledWith('80013526');
  expect(copied).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(screen.getByRole('button', { name: 'Copy ID' })).toHaveAttribute('title', 'Copied');
  pass(1999);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('restarts the two seconds on a second press', async () => {
  vi.useFakeTimers();
  clipboard(() => Promise.resolve());
  render(<CopyButton {...words} text="80013526" />);
  await press();
  pass(1500);
  await press();
  pass(1500);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('shows what to do if the clipboard refuses', async () => {
  clipboard(() => Promise.reject(new Error('refused')));
  render(<CopyButton {...words} text="80013526" />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Select it and copy it by hand');
});

test('shows the same if there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  render(<CopyButton {...words} text="80013526" />);
  await press();
  expect(screen.getByRole('button')).toHaveAttribute('data-state', 'failed');
});

test('has its visible text as its name', async () => {
  clipboard(() => Promise.resolve());
  render(<CopyButton {...words} form="button" text="80013526" />);
  await press();
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
});

test('copies by keys', async () => {
  userEvent.setup();
  const write = vi.fn(() => Promise.resolve());
  clipboard(write);
  render(
    <CopyButton {...words} form="line" text="80013526">
      ID 80013526
    </CopyButton>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'ID 80013526 Copy ID' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(write).toHaveBeenCalledOnce();
});
