import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { WalletPill } from './index.ts';

const balances = (gold: number | undefined) => [
  { id: 'gold', label: 'gold', icon: <svg />, value: gold },
  { id: 'gem', label: 'gems', icon: <svg />, value: 5_120 },
];

test('exposes its balances and the action of a press', async () => {
  const store = vi.fn();
  render(<WalletPill balances={balances(1_286_540)} label="Buy" locale="zh_tw" onClick={store} />);
  await userEvent.click(screen.getByRole('button', { name: /1,286,540 gold.*5,120 gems.*Buy/u }));
  expect(store).toHaveBeenCalledOnce();
});

test('shortens amounts that would break the bar, and reserves the place of an unknown amount', () => {
  const { container, rerender } = render(
    <WalletPill balances={balances(343_210_987)} label="Buy" locale="zh_tw" onClick={vi.fn()} />,
  );
  expect(screen.getByText('3.4億')).toBeVisible();
  rerender(<WalletPill balances={balances(undefined)} label="Buy" locale="zh_tw" onClick={vi.fn()} />);
  expect(container.querySelector('[data-part=skeleton]')).not.toBeNull();
});
