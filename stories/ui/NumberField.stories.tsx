import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { readAmount } from '#protocol/rules/amount.ts';
import { NumberField } from '#ui/components/NumberField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';

const useText = storyText({
  gift: ['贈送金額', 'Jumlah hadiah', 'Số vàng tặng'],
  giftHint: [
    '最低 20,000，手續費 5%；目前可用 1,286,540',
    'Minimal 20.000, biaya 5%; saldo 1.286.540',
    'Tối thiểu 20.000, phí 5%; hiện có 1.286.540',
  ],
  giftError: ['贈送金額不得低於 20,000', 'Hadiah minimal 20.000', 'Số vàng tặng tối thiểu là 20.000'],
  count: ['購買數量', 'Jumlah pembelian', 'Số lượng mua'],
  pieces: ['份', 'paket', 'phần'],
  less: ['減少', 'Kurangi', 'Giảm'],
  more: ['增加', 'Tambah', 'Tăng'],
});

const coin = <img alt="" height={22} src={itemPicture('coin')} width={22} />;

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: {
    label: '贈送金額',
    locale: 'zh_tw',
    read: (typed) => readAmount(typed, 'zh_tw'),
    max: 1_286_540,
    min: 20_000,
    step: 10_000,
    defaultValue: 120_000,
    stepLabels: { decrease: '減少', increase: '增加' },
  },
  parameters: guide({
    usage: 'For whole numbers that are typed: amounts to give, pieces to buy. About right on a scale is a Slider.',
    dos: [
      'Give `max` what may be spent: more becomes that, under the eye.',
      'Tell a least amount in the hint and refuse less by an error.',
      'Choose steps that are used: 10,000 for gold, 1 for pieces.',
    ],
    donts: ['Telephone numbers, codes, IDs: those are text.', 'Zero: an empty field says none.'],
  }),
} satisfies Meta<typeof NumberField>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const States: StoryObj = {
  render: function States() {
    const words = useText();
    const locale = useStoryLanguage();
    const [gold, setGold] = useState<number | undefined>(120_000);
    const read = (typed: string): number | undefined => readAmount(typed, locale === 'pseudo' ? 'zh_tw' : locale);
    const common = { locale, read, stepLabels: { decrease: words.less, increase: words.more } };
    return (
      <Stack>
        <NumberField
          {...common}
          before={coin}
          hint={words.giftHint}
          label={words.gift}
          max={1_286_540}
          min={20_000}
          onValueChange={setGold}
          required
          step={10_000}
          value={gold}
        />
        <NumberField
          {...common}
          before={coin}
          defaultValue={500}
          error={words.giftError}
          label={words.gift}
          max={1_286_540}
          min={20_000}
          step={10_000}
        />
        <NumberField {...common} after={words.pieces} label={words.count} max={10} placeholder="1" />
        <NumberField {...common} defaultValue={10} label={words.count} max={10} />
        <NumberField {...common} defaultValue={3} label={words.count} max={10} readOnly />
        <NumberField {...common} defaultValue={3} disabled label={words.count} max={10} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole('spinbutton');
    if (!field) throw new Error('no number field');
    await userEvent.click(field);
    await expect(field).toHaveValue('120000');
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(field).toHaveAttribute('aria-valuenow', '230000');
    await userEvent.clear(field);
    await userEvent.type(field, '99999999');
    await expect(field).toHaveValue('1286540');
    await userEvent.tab();
    await expect(field).toHaveValue('1,286,540');
    await userEvent.click(canvas.getAllByRole('button')[0] ?? field);
    await expect(field).toHaveAttribute('aria-valuenow', '1276540');
  },
};
