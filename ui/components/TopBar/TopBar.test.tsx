import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TopBar } from './index.ts';

afterEach(() => void vi.unstubAllGlobals());

const names = (): string[] =>
  within(screen.getByRole('banner'))
    .getAllByRole('button')
    .map((button) => button.textContent);

test('is the banner of the page with its slots in reading order', () => {
  render(
    <TopBar
      end={<button type="button">Wallet</button>}
      logo={<img alt="Owl" src="/logo.svg" />}
      nav={<button type="button">News</button>}
      start={<button type="button">Menu</button>}
    />,
  );
  expect(names()).toEqual(['Menu', 'News', 'Wallet']);
  expect(screen.getByRole('img', { name: 'Owl' })).toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('makes a title the heading of the page', () => {
  render(<TopBar start={<button type="button">Back</button>} title="Store" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Store' })).toBeInTheDocument();
  expect(names()).toEqual(['Back']);
});

test('marks itself when the page has scrolled under a sticky bar', () => {
  const { rerender } = render(<TopBar sticky title="Store" />);
  const bar = screen.getByRole('banner');
  expect(bar).not.toHaveAttribute('data-stuck');
  vi.stubGlobal('scrollY', 1);
  fireEvent.scroll(window);
  expect(bar).toHaveAttribute('data-stuck');
  vi.stubGlobal('scrollY', 0);
  fireEvent.scroll(window);
  expect(bar).not.toHaveAttribute('data-stuck');
  vi.stubGlobal('scrollY', 1);
  rerender(<TopBar title="Store" />);
  fireEvent.scroll(window);
  expect(bar).not.toHaveAttribute('data-stuck');
});
