import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect } from 'storybook/test';
import { setBrand } from '#ui/theme/brand.ts';
import { Medley, medleySize } from './Medley.tsx';

const meta = { title: 'Overview/Five hundred' } satisfies Meta;
export default meta;

let renders = 0;
const count = (): void => {
  renders += 1;
};

/** A dark brand, a light brand, a brand with sharp corners, and back: the largest differences. */
const switches = ['betrnk', 'win', 'dragon', 'bj188'];

/** Waits until the browser has painted the last change. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Five hundred components. A change of the brand repaints them all and renders none. */
export const FiveHundred: StoryObj = {
  render: () => (
    <Profiler id="overview" onRender={count}>
      <Medley rounds={Math.ceil(500 / medleySize)} />
    </Profiler>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-counted]').length).toBeGreaterThanOrEqual(500);
    const before = document.documentElement.dataset['brand'] ?? 'bj188';
    const button = canvasElement.querySelector('[data-part=button]');
    if (!button) throw new Error('no button to look at');
    // Late pictures and timers count as part of the first paint.
    await painted();
    renders = 0;
    const looks = new Set<string>();
    for (const brand of switches) {
      setBrand(brand);
      await painted();
      looks.add(getComputedStyle(button).backgroundImage + getComputedStyle(button).backgroundColor);
    }
    await expect(looks.size).toBe(switches.length);
    await expect(renders).toBe(0);
    setBrand(before);
  },
};
