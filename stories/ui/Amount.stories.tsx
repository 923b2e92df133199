import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { useWords } from './words.ts';

const meta = { title: 'Text/Amount', component: Amount } satisfies Meta<typeof Amount>;
export default meta;

export const Forms: StoryObj = {
  render: function Forms() {
    const locale = useStoryLanguage();
    const words = useWords();
    return (
      <Stack>
        <Inline gap={4} wrap>
          <Amount locale={locale} unit={words.gold} value={1_286_540} />
          <Amount locale={locale} size={20} tone="gold" value={28_406_912} />
          <Amount locale={locale} size={32} tone="metal" value={1_920_000} />
          <Amount locale={locale} signed tone="positive" value={5_000} />
          <Amount locale={locale} signed tone="negative" value={-320} />
        </Inline>
        <Inline gap={4} wrap>
          <Amount format="short" locale={locale} value={9_999} />
          <Amount format="short" locale={locale} value={12_345} />
          <Amount format="short" locale={locale} value={343_000_000} />
          <Amount expandable format="short" locale={locale} value={343_210_987} />
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const short = canvas.getByRole('button');
    await expect(short).toHaveAccessibleName(/343/u);
    await userEvent.click(short);
    await expect(short).toHaveTextContent(/343.210.987/u);
  },
};

export const CountUp: StoryObj = {
  render: function CountUp() {
    const locale = useStoryLanguage();
    const words = useWords();
    const [value, setValue] = useState(1_000);
    return (
      <Stack align="start">
        <Amount countUp locale={locale} size={44} tone="metal" value={value} />
        <Button onClick={() => setValue(value + 1_250_000)} variant="gold">
          {words.claim}
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const digits = canvasElement.querySelector('[data-part=amount] > [aria-hidden]');
    await waitFor(async () => {
      await expect(digits).toHaveTextContent(/1.251.000/u);
    });
  },
};
