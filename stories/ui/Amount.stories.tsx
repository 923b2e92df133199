import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Text/Amount',
  component: Amount,
  parameters: guide({
    usage:
      'For every number of coins, gems or points, and for odds and multiples with `decimals`. Counts of other things are words.',
    dos: [
      'Gold for amounts, metal from 20 px on: they are the loudest words of a screen.',
      'Shorten in tight places; the whole is in the tooltip, and a press shows it where there is room for one.',
      'Give the unit wherever no word beside it says it.',
    ],
    donts: ['Round up: nobody may see more than there is.', 'Count up what the player did not just win or get.'],
  }),
} satisfies Meta<typeof Amount>;
export default meta;

export const Playground: StoryObj<typeof meta> = {
  args: { value: 1_286_540, locale: 'zh_tw', unit: '金幣', size: 32, tone: 'gold' },
};

export const Tones: StoryObj = {
  render: function Tones() {
    const locale = useStoryLanguage();
    const words = useSharedText();
    return (
      <Stack align="start" gap={3}>
        <Amount locale={locale} unit={words.gold} value={1_286_540} />
        <Amount locale={locale} size={20} tone="gold" value={28_406_912} />
        <Amount locale={locale} size={32} tone="metal" value={1_920_000} />
        <Amount locale={locale} signed size={17} tone="positive" value={5_000} />
        <Amount locale={locale} signed size={17} tone="negative" value={-320} />
      </Stack>
    );
  },
};

export const Sizes: StoryObj = {
  render: drawWith(useStoryLanguage, (locale) => (
    <Stack align="start" gap={2}>
      {([13, 15, 17, 20, 24, 32, 44, 56] as const).map((size) => (
        <Amount key={size} locale={locale} size={size} tone="gold" value={8_888} />
      ))}
    </Stack>
  )),
};

export const Decimals: StoryObj = {
  render: drawWith(useStoryLanguage, (locale) => (
    <Stack align="end" gap={2}>
      {[643, 208.03, 1_234.5, 98.999].map((value) => (
        <Amount decimals={2} key={value} locale={locale} size={17} value={value} />
      ))}
    </Stack>
  )),
  play: async ({ canvasElement }) => {
    const drawn = Array.from(canvasElement.querySelectorAll('[data-part=amount-digits]'), (digits) =>
      digits.textContent.replaceAll(/[.,]/gu, ''),
    );
    await expect(drawn).toEqual(['64300', '20803', '123450', '9899']);
  },
};

export const Short: StoryObj = {
  render: drawWith(useStoryLanguage, (locale) => (
    <Inline gap={4} wrap>
      {[999, 9_999, 12_345, 99_999_999, 343_000_000].map((value) => (
        <Amount format="short" key={value} locale={locale} size={17} value={value} />
      ))}
    </Inline>
  )),
};

export const Expandable: StoryObj = {
  render: function Expandable() {
    const locale = useStoryLanguage();
    const words = useSharedText();
    return (
      <Stack align="start" gap={5}>
        <Amount expandable format="short" locale={locale} size={24} tone="gold" unit={words.gold} value={343_210_987} />
        <Amount expandable format="short" locale={locale} size={24} tone="gold" unit={words.gems} value={58_120} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    if (!first) throw new Error('nothing to press');
    await expect(first).toHaveAccessibleName(/343/u);
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveTextContent(/343.210.987/u);
  },
};

export const CountUp: StoryObj = {
  render: function CountUp() {
    const locale = useStoryLanguage();
    const words = useSharedText();
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
    const digits = canvasElement.querySelector('[data-part=amount-digits]');
    await waitFor(() => expect(digits).toHaveTextContent(/1.251.000/u));
  },
};

export const WinFromZero: StoryObj = {
  render: function WinFromZero() {
    const locale = useStoryLanguage();
    const words = useSharedText();
    return (
      <Box padding={4} radius={4} surface="raised">
        <Stack align="center" gap={2}>
          <Text tone="muted">{words.jackpot}</Text>
          <Amount countFrom={0} countUp locale={locale} size={44} tone="metal" unit={words.gold} value={12_860_000} />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    const digits = canvasElement.querySelector('[data-part=amount-digits]');
    await waitFor(() => expect(digits).toHaveTextContent(/12.860.000/u));
  },
};
