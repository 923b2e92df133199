import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { ShelfCard } from './index.ts';

test('is one button with content, price and remaining number; the drawing is decorative', async () => {
  const press = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(
    <ShelfCard
      bonus="+15,000"
      left="3 left today"
      onPress={press}
      picture="/bag.avif"
      price="NT$ 150"
      ref={ref}
      ribbon="First purchase doubled"
      title="300,000"
    />,
  );
  const card = screen.getByRole('button', {
    name: /First purchase doubled.*300,000.*\+15,000.*3 left today.*NT\$ 150/u,
  });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(card).not.toHaveAttribute('aria-pressed');
  await userEvent.click(card);
  expect(press).toHaveBeenCalledOnce();
  expect(ref.current).toBe(card);
});

test('stays focusable when it is sold out, shows that instead of the price, and ignores presses', async () => {
  const press = vi.fn();
  render(<ShelfCard onPress={press} picture="/rose.avif" price="NT$ 150" soldOut="Back tomorrow" title="300,000" />);
  const card = screen.getByRole('button', { name: /300,000.*Back tomorrow/u });
  expect(card).toHaveAttribute('aria-disabled', 'true');
  expect(card).not.toHaveTextContent('NT$');
  await userEvent.tab();
  expect(card).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

test('ignores a second press while the purchase is running', async () => {
  const press = vi.fn();
  render(<ShelfCard busy onPress={press} picture="/rose.avif" price="NT$ 150" title="300,000" />);
  await userEvent.click(screen.getByRole('button', { name: /NT\$ 150/u, busy: true }));
  expect(press).not.toHaveBeenCalled();
});

test('marks the selected card of several', () => {
  const card = (title: string, selected: boolean) => (
    <ShelfCard onPress={() => undefined} picture="/rose.avif" price="5" selected={selected} title={title} />
  );
  render(
    <>
      {card('Rose', false)}
      {card('Rocket', true)}
    </>,
  );
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Rocket');
  expect(screen.getByRole('button', { pressed: false })).toHaveTextContent('Rose');
});

test('shows its own drawing if its picture fails, until it gets another picture', () => {
  const card = (picture: string) => <ShelfCard onPress={vi.fn()} picture={picture} price="NT$ 30" title="60" />;
  const { container, rerender } = render(card('/gem-1.avif'));
  const picture = () => container.querySelector('img');
  fireEvent.error(picture() ?? container);
  expect(picture()).toBeNull();
  expect(container.querySelector('[data-part=shelf-card-picture]')).toBeInTheDocument();
  rerender(card('/gem-2.avif'));
  expect(picture()).toHaveAttribute('src', '/gem-2.avif');
});
