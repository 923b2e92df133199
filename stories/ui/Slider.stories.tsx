import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RangeSlider, Slider } from '#ui/components/Slider/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { drawWith, storyText } from '../setting/storyText.ts';

const useText = storyText({
  volume: ['音量', 'Volume', 'Âm lượng'],
  quiet: ['靜音', 'Senyap', 'Tắt'],
  loud: ['最大', 'Maksimum', 'Lớn nhất'],
  volumeHint: ['只影響遊戲，不影響直播', 'Hanya untuk gim, bukan siaran langsung', 'Chỉ áp dụng cho trò chơi'],
  limit: ['每日上限', 'Batas harian', 'Giới hạn mỗi ngày'],
  limitHint: ['今天已用 120', 'Terpakai hari ini 120', 'Hôm nay đã dùng 120'],
  stake: ['押注範圍', 'Rentang taruhan', 'Khoảng đặt cược'],
  from: ['最低', 'terendah', 'thấp nhất'],
  to: ['最高', 'tertinggi', 'cao nhất'],
  stakeError: ['這個範圍內沒有遊戲', 'Tidak ada gim dalam rentang ini', 'Không có trò chơi trong khoảng này'],
});

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: '音量', defaultValue: 60, min: 0, max: 100, step: 5, disabled: false },
  parameters: guide({
    usage:
      'For a value where about right is right enough: volume, zoom, a range to filter by. Exact numbers are a NumberField.',
    dos: [
      '`format` the value with its unit: it is also what screen readers say.',
      '`onValueCommit` where each value costs a request.',
      '`minStepsBetween` two thumbs as wide as a thumb (28 px), so that neither covers the other.',
    ],
    donts: ['A scale of a million steps.', 'Amounts that are spent.'],
  }),
} satisfies Meta<typeof Slider>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

const percent = (value: number): string => `${String(value)}%`;

export const States: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack>
      <Slider
        defaultValue={60}
        ends={{ from: words.quiet, to: words.loud }}
        format={percent}
        hint={words.volumeHint}
        label={words.volume}
        step={5}
      />
      <Slider defaultValue={0} format={percent} label={words.volume} />
      <Slider defaultValue={100} format={percent} label={words.volume} />
      <Slider defaultValue={35} disabled format={percent} label={words.volume} />
    </Stack>
  )),
  play: async ({ canvas }) => {
    const [thumb] = canvas.getAllByRole('slider');
    if (!thumb) throw new Error('no slider');
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '70%');
    await userEvent.keyboard('{Home}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '100');
  },
};

/** The used amount, the current limit, and the future limit. */
export const Marks: StoryObj = {
  render: drawWith(useText, (words) => {
    const common = { hint: words.limitHint, label: words.limit, max: 500, step: 100 };
    return (
      <Stack>
        <Slider {...common} defaultValue={200} filled={120} />
        <Slider {...common} coming={400} defaultValue={200} filled={120} />
        <Slider {...common} defaultValue={100} filled={120} />
      </Stack>
    );
  }),
};

export const Range: StoryObj = {
  render: function Range() {
    const words = useText();
    const locale = useStoryLanguage().replace('_', '-');
    const format = (value: number) => new Intl.NumberFormat(locale === 'pseudo' ? 'zh-TW' : locale).format(value);
    const common = {
      format,
      label: words.stake,
      max: 5000,
      step: 100,
      thumbLabels: { from: words.from, to: words.to },
    };
    return (
      <Stack>
        <RangeSlider
          {...common}
          defaultValue={[500, 3200]}
          ends={{ from: format(0), to: format(5000) }}
          minStepsBetween={5}
        />
        <RangeSlider {...common} defaultValue={[4300, 5000]} error={words.stakeError} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole('slider');
    if (!from || !to) throw new Error('no range');
    from.focus();
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
    await expect(Number(from.getAttribute('aria-valuenow'))).toBeLessThanOrEqual(
      Number(to.getAttribute('aria-valuenow')) - 500,
    );
  },
};
