import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from '#ui/components/Select/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';

const useText = storyText({
  currency: ['幣別', 'Jenis saldo', 'Loại tiền'],
  gold: ['金幣', 'Koin emas', 'Vàng'],
  gems: ['寶石', 'Permata', 'Đá quý'],
  order: ['排序方式', 'Urutkan', 'Sắp xếp'],
  newest: ['最新上架', 'Terbaru', 'Mới nhất'],
  popular: ['熱門程度', 'Paling populer', 'Phổ biến nhất'],
  jackpot: ['彩金由高到低', 'Jackpot tertinggi', 'Giải thưởng cao đến thấp'],
  soon: ['好友在玩（即將開放）', 'Dimainkan teman (segera hadir)', 'Bạn bè đang chơi (sắp có)'],
  choose: ['請選擇', 'Silakan pilih', 'Vui lòng chọn'],
  error: ['請選擇排序方式', 'Pilih urutan', 'Vui lòng chọn cách sắp xếp'],
  hint: ['只影響你看到的順序', 'Hanya mengubah urutan untukmu', 'Chỉ thay đổi thứ tự bạn thấy'],
});

const meta = {
  title: 'Forms/Select',
  component: Select,
  parameters: guide({
    usage:
      'For one of five or more that are known by name. Up to four are a RadioGroup, in sight at once; many are a Combobox.',
    dos: ['A placeholder that asks: 請選擇.', 'The most likely first.'],
    donts: ['A Select with one option.', 'Actions in the list: those are a Menu.'],
  }),
} satisfies Meta<typeof Select>;
export default meta;

function useOrders() {
  const words = useText();
  return [
    { value: 'newest', label: words.newest },
    { value: 'popular', label: words.popular },
    { value: 'jackpot', label: words.jackpot },
    { value: 'friends', label: words.soon, disabled: true },
  ] as const;
}

export const States: StoryObj = {
  render: function States() {
    const words = useText();
    const orders = useOrders();
    return (
      <Stack>
        <Select hint={words.hint} label={words.order} options={orders} placeholder={words.choose} required />
        <Select error={words.error} label={words.order} options={orders} placeholder={words.choose} />
        <Select defaultValue="jackpot" label={words.order} options={orders} />
        <Select defaultValue="jackpot" disabled label={words.order} options={orders} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole('combobox');
    if (!field) throw new Error('no select');
    field.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveTextContent(/熱門|populer|Phổ biến/u);
    await waitFor(() => expect(field).toHaveFocus(), { timeout: 5000 });
  },
};

export const Open: StoryObj = {
  render: function Open() {
    const words = useText();
    return <Select defaultOpen defaultValue="popular" label={words.order} options={useOrders()} />;
  },
};

export const WithPictures: StoryObj = {
  render: drawWith(useText, (words) => {
    const picture = (id: 'coin' | 'gem') => <img alt="" height={22} src={itemPicture(id)} width={22} />;
    return (
      <Select
        defaultOpen
        defaultValue="gold"
        label={words.currency}
        options={[
          { value: 'gold', label: words.gold, icon: picture('coin') },
          { value: 'gems', label: words.gems, icon: picture('gem') },
        ]}
      />
    );
  }),
};
