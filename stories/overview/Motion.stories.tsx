import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { tokenNames } from '#ui/theme/tokens.ts';
import * as css from './overview.css.ts';

/**
 * Motion shows the origin of an element: 120 to 240 ms, a dialog's fade 300 ms; ease-out on entry, ease-in on exit. Only `transform` and
 * `opacity` move, and nothing moves under reduced motion.
 */
const meta = { title: 'Overview/Motion' } satisfies Meta;
export default meta;

const { fast, medium, slow, dialog, easeOut, easeIn, easeBounce } = tokenNames.motion;

const durations = [
  ['fast', fast, 'A press, a hover, a tick.'],
  ['medium', medium, 'A tab’s line, a toggle, a row that comes.'],
  ['slow', slow, 'A sheet, a drawer, a toast.'],
  ['dialog', dialog, 'A dialog fades in and out.'],
] as const;

const easings = [
  ['easeOut', easeOut, 'What comes: quick at first, then settles.'],
  ['easeIn', easeIn, 'What goes: slow at first, then is gone.'],
  ['easeBounce', easeBounce, 'What is won or claimed, and nothing else.'],
] as const;

interface Sample {
  readonly name: string;
  readonly use: string;
  readonly duration: string;
  readonly easing: string;
}

function Samples({ samples }: { samples: readonly Sample[] }) {
  return (
    <div className={css.grid}>
      {samples.map(({ name, use, duration, easing }) => (
        <div className={css.token} key={name}>
          <div className={`${css.swatch} ${css.raised} ${css.track}`}>
            <div
              className={css.runner}
              data-runner=""
              style={{ animationDuration: `calc(${duration} * 4)`, animationTimingFunction: easing }}
            />
          </div>
          <Text size={13} weight="bold">
            {name}
          </Text>
          <Text size={13} tone="muted">
            {use}
          </Text>
        </div>
      ))}
    </div>
  );
}

/** Four times slower than in the product, for a close look. */
export const Live: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Text as="h2" size={20} tone="heading" weight="bold">
        Durations
      </Text>
      <Samples
        samples={durations.map(([name, token, use]) => ({
          name,
          use,
          duration: `var(--${token})`,
          easing: `var(--${easeOut})`,
        }))}
      />
      <Text as="h2" size={20} tone="heading" weight="bold">
        Easings
      </Text>
      <Samples
        samples={easings.map(([name, token, use]) => ({
          name,
          use,
          duration: `var(--${slow})`,
          easing: `var(--${token})`,
        }))}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const runners = [...canvasElement.querySelectorAll('[data-runner]')];
    const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(runners.length).toBe(durations.length + easings.length);
    for (const runner of runners) await expect(runner.getAnimations().length).toBe(quiet ? 0 : 1);
  },
};
