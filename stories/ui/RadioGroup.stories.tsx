import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';

const useText = storyText({
  reason: ['檢舉原因', 'Alasan pelaporan', 'Lý do tố cáo'],
  abuse: ['辱罵或騷擾', 'Kata kasar atau pelecehan', 'Chửi bới hoặc quấy rối'],
  fraud: ['詐騙或私下交易', 'Penipuan atau jual beli pribadi', 'Lừa đảo hoặc giao dịch riêng'],
  fraudHint: [
    '例如要求匯款、索取驗證碼',
    'Misalnya meminta transfer atau kode verifikasi',
    'Ví dụ: đòi chuyển tiền, hỏi mã xác minh',
  ],
  name: ['不當暱稱或頭像', 'Nama atau foto tidak pantas', 'Biệt danh hoặc ảnh không phù hợp'],
  reasonError: ['請選擇檢舉原因', 'Pilih alasan pelaporan', 'Vui lòng chọn lý do'],
  pay: ['使用哪種貨幣', 'Bayar dengan', 'Thanh toán bằng'],
  gold: ['金幣', 'Koin emas', 'Vàng'],
  gems: ['寶石', 'Permata', 'Đá quý'],
  goldHave: ['餘額 1,286,540', 'Saldo 1.286.540', 'Số dư 1.286.540'],
  gemsHave: ['餘額 12，不足', 'Saldo 12, tidak cukup', 'Số dư 12, không đủ'],
});

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: guide({
    usage: 'For one of two to five, when it helps to see all of them. More are a Select.',
    dos: [
      '`cards` for choices that have a picture or a price, `segments` for two to four short words.',
      'Tell in the second line why an option is disabled.',
    ],
    donts: [
      'Yes and no: that is a Checkbox or a Switch.',
      'Doing something at once when an option is chosen: arrows choose on their way.',
    ],
  }),
} satisfies Meta<typeof RadioGroup>;
export default meta;

function useReasons() {
  const words = useText();
  return [
    { value: 'abuse', label: words.abuse },
    { value: 'fraud', label: words.fraud, hint: words.fraudHint },
    { value: 'name', label: words.name },
  ] as const;
}

export const List: StoryObj = {
  render: function List() {
    const words = useText();
    const reasons = useReasons();
    return (
      <Stack>
        <RadioGroup defaultValue="abuse" label={words.reason} options={reasons} required />
        <RadioGroup error={words.reasonError} label={words.reason} options={reasons} />
        <RadioGroup defaultValue="fraud" disabled label={words.reason} options={reasons} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    if (!first || !second) throw new Error('no options');
    first.focus();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(second).toBeChecked());
    await userEvent.keyboard('{/ArrowDown}');
    await userEvent.click(first);
    await expect(first).toBeChecked();
  },
};

/** Buttons in a row, for a few short labels. */
export const Segments: StoryObj = {
  render: drawWith(useText, (words) => {
    const minutes = ['15', '30', '60', '90'].map((value) => ({ value, label: value }));
    return (
      <Stack>
        <RadioGroup
          defaultValue="30"
          hint={words.fraudHint}
          label={words.reason}
          options={minutes}
          variant="segments"
        />
        <RadioGroup defaultValue="15" disabled label={words.reason} options={minutes} variant="segments" />
      </Stack>
    );
  }),
};

export const Cards: StoryObj = {
  render: function Cards() {
    const words = useText();
    const picture = (id: 'coin' | 'gem') => <img alt="" height={32} src={itemPicture(id)} width={32} />;
    return (
      <Stack>
        <RadioGroup
          defaultValue="gold"
          label={words.pay}
          options={[
            { value: 'gold', label: words.gold, hint: words.goldHave, icon: picture('coin') },
            { value: 'gems', label: words.gems, hint: words.gemsHave, icon: picture('gem'), disabled: true },
          ]}
          variant="cards"
        />
        <RadioGroup defaultValue="fraud" label={words.reason} options={useReasons()} variant="cards" />
      </Stack>
    );
  },
};
