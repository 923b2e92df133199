import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './index.ts';

let still = false;

beforeEach(() => {
  still = false;
  class Watch {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Watch);
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const labels = {
  carousel: 'Activities',
  slide: (place: number, total: number) => `${String(place)} of ${String(total)}`,
  role: 'carousel',
  slideRole: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};

const page = (names: readonly string[], props: Partial<React.ComponentProps<typeof Carousel>> = {}) => (
  <Carousel labels={labels} {...props}>
    {names.map((name) => (
      <a href={`#${name}`} key={name}>
        {name}
      </a>
    ))}
  </Carousel>
);
const three = ['rain', 'wheel', 'rank'];
const current = () => document.querySelector('[data-part=carousel-slide][data-state=current]');
/** The code that changes the slides is loaded on first use. */
const comesUp = (name: string) => waitFor(() => expect(current()).toHaveTextContent(name));

test('shows one slide and hides the others from keyboard and screen reader', () => {
  render(page(three, { delay: 0 }));
  expect(screen.getByRole('region', { name: 'Activities' })).toHaveAttribute('aria-roledescription', 'carousel');
  const slides = document.querySelectorAll('[data-part=carousel-slide]');
  expect([...slides].map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
});

test('brings a slide to the front by arrows and dots, and from the last to the first', async () => {
  const change = vi.fn();
  render(page(three, { delay: 0, onSelectedChange: change }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await comesUp('wheel');
  await userEvent.click(screen.getByRole('button', { name: '3 of 3' }));
  await comesUp('rank');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await comesUp('rain');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await comesUp('rank');
  expect(change.mock.calls).toEqual([[1], [2], [0], [2]]);
});

test('makes the dots one tab stop with arrows, Home and End', async () => {
  render(page(three, { delay: 0, defaultSelected: 1 }));
  const dot = (place: number) => screen.getByRole('button', { name: `${String(place)} of 3` });
  expect([1, 2, 3].map((place) => dot(place).tabIndex)).toEqual([-1, 0, -1]);
  act(() => dot(2).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(dot(3)).toHaveFocus();
  await waitFor(() => expect(dot(3)).toHaveAttribute('aria-current', 'true'));
  await userEvent.keyboard('{ArrowRight}');
  expect(dot(1)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await comesUp('rank');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(dot(3)).toHaveFocus();
});

test('changes slides automatically until the player stops it', async () => {
  render(page(three));
  const carousel = screen.getByRole('region');
  expect(carousel).toHaveAttribute('data-state', 'playing');
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(carousel).toHaveAttribute('data-state', 'resting');
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('changes no slides under reduced motion until the player starts it', async () => {
  still = true;
  render(page(three));
  const carousel = screen.getByRole('region');
  expect(carousel).toHaveAttribute('data-state', 'resting');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(carousel).toHaveAttribute('data-state', 'playing');
});

test('has no controls for a single slide and passes its ref to the region', () => {
  const ref = createRef<HTMLElement>();
  render(page(['rain'], { ref }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(ref.current).toBe(screen.getByRole('region'));
});
