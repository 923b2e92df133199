import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Pagination, type PaginationWords } from '#ui/components/Pagination/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  label: ['存摺頁次', 'Halaman buku tabungan', 'Trang sổ giao dịch'],
  first: ['第一頁', 'Halaman pertama', 'Trang đầu'],
  previous: ['上一頁', 'Sebelumnya', 'Trang trước'],
  next: ['下一頁', 'Berikutnya', 'Trang sau'],
  last: ['最後一頁', 'Halaman terakhir', 'Trang cuối'],
});

function useListText(records: number): PaginationWords {
  const words = useText();
  const language = useStoryLanguage();
  return {
    ...words,
    summary: (page, pages) => {
      const [here, all, total] = [page, pages, records].map(String);
      if (language === 'id_id') return `Halaman ${here} dari ${all}, ${total} catatan`;
      if (language === 'vi_vn') return `Trang ${here} / ${all}, ${total} mục`;
      return `第 ${here} 頁，共 ${all} 頁 ${total} 筆`;
    },
  };
}

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  parameters: guide({
    usage:
      'For lists that are looked things up in: the bank book, records. What is read on and on (chat, mail) is an infinite list.',
    dos: [
      'Say in the summary where one is and how much there is.',
      'Pass `busy` while the next page is under way and keep the old rows.',
    ],
    donts: [
      'Pages for less than two pages: it draws nothing by itself.',
      'Jumping to the top when a page changes in place.',
    ],
  }),
} satisfies Meta<typeof Pagination>;
export default meta;

export const Groups: StoryObj = {
  render: function Groups() {
    return <Pagination defaultPage={1} pages={14} words={useListText(28)} />;
  },
  play: async ({ canvas }) => {
    const step = (name: RegExp) => canvas.getByRole('button', { name });
    for (let page = 1; page < 6; page += 1) await userEvent.click(step(/下一頁|Berikutnya|Trang sau/u));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('6');
    await userEvent.click(step(/最後|terakhir|cuối/u));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(step(/第一頁|pertama|đầu/u));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('1');
  },
};

export const States: StoryObj = {
  render: function States() {
    return (
      <Stack gap={8}>
        <Pagination defaultPage={8} pages={14} words={{ ...useListText(28), label: '1' }} />
        <Pagination defaultPage={14} pages={14} words={{ ...useListText(28), label: '2' }} />
        <Pagination busy defaultPage={2} pages={3} words={{ ...useListText(5), label: '3' }} />
        <Pagination defaultPage={1288} pages={1290} words={{ ...useListText(2580), label: '4' }} />
      </Stack>
    );
  },
};
