import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { columnsAt, columnTiers, tierQuery } from './tiers.ts';
import { useTier } from './useTier.ts';

afterEach(() => vi.unstubAllGlobals());

/** Creates a window with a variable width, and the media queries of the tiers. */
function fakeWindow(first: number) {
  let width = first;
  const lists = columnTiers.map((tier) => {
    const list = new EventTarget();
    return Object.assign(list, { media: tierQuery(tier), matches: width > tier.above, above: tier.above });
  });
  vi.stubGlobal('matchMedia', (query: string) => lists.find(({ media }) => media === query));
  return (next: number) => {
    width = next;
    act(() => {
      for (const list of lists) {
        const matches = width > list.above;
        if (matches === list.matches) continue;
        list.matches = matches;
        list.dispatchEvent(new Event('change'));
      }
    });
  };
}

function Shown({ onRender }: { onRender: () => void }) {
  onRender();
  return <p>{useTier()} columns</p>;
}

test('follows the window, and renders only on a change of the number', () => {
  const resize = fakeWindow(390);
  const onRender = vi.fn();
  render(<Shown onRender={onRender} />);
  expect(screen.getByText('1 columns')).toBeInTheDocument();
  const renders = onRender.mock.calls.length;
  resize(430);
  expect(onRender).toHaveBeenCalledTimes(renders);
  for (const width of [320, 700, 800, 1440]) {
    resize(width);
    expect(screen.getByText(`${String(columnsAt(width))} columns`)).toBeInTheDocument();
  }
});
