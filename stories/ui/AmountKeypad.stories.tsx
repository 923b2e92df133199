import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { readAmount } from '#protocol/rules/amount.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { AmountKeypad } from '#ui/components/AmountKeypad/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';

const meta = {
  title: 'Forms/AmountKeypad',
  component: AmountKeypad,
  parameters: guide({
    usage:
      'For an amount of many digits: a gift of gold, a red envelope, a deposit. For a count of a few take NumberField, for a sum among few Chip.',
    dos: [
      'The keys of the language: 億 and 萬, jt and rb, Tr and N.',
      'The fee and what is left today in `lines`, before one confirms.',
      'The last of the quick amounts is all one may.',
    ],
    donts: [
      'Letting somebody enter more than they may and refusing it later.',
      'A second display of the amount beside it.',
    ],
  }),
} satisfies Meta<typeof AmountKeypad>;
export default meta;

const useOwnText = storyText({
  label: ['贈送金額', 'Jumlah hadiah', 'Số tiền tặng'],
  gold: ['金幣', 'koin', 'vàng'],
  fee: ['手續費 5%', 'Biaya 5%', 'Phí 5%'],
  left: ['今日剩餘額度', 'Sisa kuota hari ini', 'Hạn mức còn lại hôm nay'],
  least: ['最少 20,000 金幣', 'Minimal 20.000 koin', 'Tối thiểu 20.000 vàng'],
  back: ['刪除一位', 'Hapus satu', 'Xóa một số'],
  clear: ['清除', 'Bersihkan', 'Xóa hết'],
  send: ['送出', 'Kirim', 'Gửi'],
  blessing: ['祝福語', 'Ucapan', 'Lời chúc'],
  luck: ['恭喜發財', 'Semoga beruntung', 'Chúc may mắn'],
  all: ['全部', 'Semua', 'Tất cả'],
  large: ['億', 'jt', 'Tr'],
  small: ['萬', 'rb', 'N'],
});

interface KeypadProps {
  first?: number;
  max?: number;
  inForm?: boolean;
}

function Keypad({ first, max = 500_000_000, inForm = false }: KeypadProps): ReactNode {
  const words = useOwnText();
  const language = useStoryLanguage();
  const chinese = language === 'zh_tw' || language === 'pseudo';
  const [value, setValue] = useState(first);
  const hundred = chinese ? 1_000_000 : 1_000_000;
  const units = [
    { label: words.large, times: chinese ? 100_000_000 : 1_000_000 },
    { label: words.small, times: chinese ? 10_000 : 1_000 },
  ] as const;
  const amount = (sum: number): ReactNode => <Amount locale={language} value={sum} />;
  return (
    <div style={{ maxWidth: '26rem' }}>
      <AmountKeypad
        {...(inForm && {
          action: <Button>{words.send}</Button>,
          between: <TextField label={words.blessing} placeholder={words.luck} />,
        })}
        before={<img alt="" height={32} src={itemPicture('coin')} width={32} />}
        error={value !== undefined && value < 20_000 ? words.least : undefined}
        keyLabels={{ back: words.back, clear: words.clear }}
        label={words.label}
        lines={[
          { label: words.fee, value: amount(Math.floor((value ?? 0) / 20)) },
          { label: words.left, value: amount(max), tone: value === max ? 'warn' : 'plain' },
        ]}
        locale={language}
        max={max}
        onValueChange={setValue}
        read={(typed) => readAmount(typed, language === 'pseudo' ? 'zh_tw' : language, units)}
        quick={[
          { label: `10${words.small}`, value: chinese ? 100_000 : 10_000 },
          { label: chinese ? '100萬' : `1${words.large}`, value: hundred },
          { label: chinese ? '1,000萬' : `10${words.large}`, value: 10_000_000 },
          { label: words.all, value: max },
        ]}
        unit={words.gold}
        units={units}
        value={value}
      />
    </div>
  );
}

export const Entering: StoryObj = {
  render: () => <Keypad />,
  play: async ({ canvas }) => {
    const [, , , , one, two] = canvas.getAllByRole('button');
    await userEvent.click(one ?? document.body);
    await userEvent.click(two ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: /^(?:萬|rb|N|\[萬.*)$/u }));
    await expect(canvas.getByRole('textbox')).toHaveValue(
      `12${canvas.getByRole('button', { name: /^(?:萬|rb|N|\[萬.*)$/u }).textContent}`,
    );
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** A whole form on one screen: a field above the keys, and the send button beside them. */
export const InAForm: StoryObj = { name: 'In a form', render: () => <Keypad first={1_000_000} inForm /> };

export const Empty: StoryObj = { render: () => <Keypad /> };

export const TooLittle: StoryObj = { name: 'Too little', render: () => <Keypad first={500} /> };

export const AtTheLimit: StoryObj = {
  name: 'At the limit',
  render: () => <Keypad first={500_000_000} />,
};

export const ManyDigits: StoryObj = {
  name: 'As many digits as there are',
  render: () => <Keypad first={9_007_199_254_740_991} max={9_007_199_254_740_991} />,
};
