import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { GameCard } from './index.ts';

const picture = {
  src: '/tiles/owl.webp',
  srcSet: '/tiles/owl.webp 248w, /tiles/owl-2.webp 496w',
  sources: [{ type: 'image/avif', srcSet: '/tiles/owl.avif 248w' }],
  sizes: '30vw',
  placeholder: '#123456',
};

test('is a button with the name of the game and the texts on its tile', async () => {
  const press = vi.fn();
  render(
    <GameCard
      flag={{ tone: 'hot', label: 'HOT' }}
      jackpot={{ label: 'Jackpot', amount: '28,406,912' }}
      onClick={press}
      picture={picture}
      provider={{ mark: <svg />, label: 'Noctis' }}
      title="Night Owl"
    />,
  );
  const card = screen.getByRole('button', { name: /Night Owl.*HOT.*Noctis.*Jackpot.*28,406,912/u });
  await userEvent.click(card);
  expect(press).toHaveBeenCalledOnce();
});

test('is a link with an address, offers the better format first and loads off-screen tiles late', () => {
  const { container } = render(<GameCard as="link" href="/games/owl" picture={picture} title="Night Owl" />);
  expect(screen.getByRole('link', { name: 'Night Owl' })).toHaveAttribute('href', '/games/owl');
  expect(container.querySelector('source')).toHaveAttribute('type', 'image/avif');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

test('shows the name if the picture does not load', () => {
  render(<GameCard as="link" href="/games/owl" picture={picture} title="Night Owl" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Night Owl' })).toHaveTextContent('Night Owl');
});

test('gives the reason on a locked tile, and still opens', async () => {
  const press = vi.fn();
  const ref = createRef<HTMLButtonElement>();
  render(
    <GameCard
      locked={{ icon: <svg />, label: 'Under maintenance' }}
      onClick={press}
      picture={picture}
      ref={ref}
      title="Night Owl"
    />,
  );
  const card = screen.getByRole('button', { name: /Night Owl.*Under maintenance/u });
  await userEvent.click(card);
  expect(press).toHaveBeenCalledOnce();
  expect(ref.current).toBe(card);
});
