import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForwardIcon, Icon } from '#ui/components/Icon/index.ts';
import { Link } from '#ui/components/Link/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Text/Link',
  component: Link,
  // The props that differ between its forms, since the documentation tool finds only the shared props.
  argTypes: {
    href: { description: 'Where it leads.', table: { type: { summary: 'string' } } },
    newWindow: {
      description:
        'Opens a new window, which gets no hold of this one; these words say so to those who do not see the mark.',
      table: { type: { summary: 'string' } },
    },
    asChild: { description: 'Dresses the only child: the router’s own link.', table: { type: { summary: 'boolean' } } },
  },
  parameters: guide({
    usage:
      'For what leads somewhere. What changes something is a Button; a link that should be as loud as one is a Button with `asChild`.',
    dos: [
      'In a sentence it is underlined; alone it is bold, 44 px high, and underlined under the pointer and at focus.',
      'Mark a new window with `newWindow` and say so in its words.',
      '`visits` for lists in which one looks for what is new.',
    ],
    donts: ['“Click here”: say where it leads.', 'A new window for the product’s own pages.'],
  }),
} satisfies Meta<typeof Link>;
export default meta;

const useText = storyText({
  before: ['繼續即表示你同意', 'Dengan melanjutkan kamu menyetujui', 'Tiếp tục nghĩa là bạn đồng ý với'],
  terms: ['服務條款', 'ketentuan layanan', 'điều khoản dịch vụ'],
  and: ['與', 'dan', 'và'],
  privacy: ['隱私權政策', 'kebijakan privasi', 'chính sách bảo mật'],
  rating: ['遊戲軟體分級查詢', 'Pencarian rating gim', 'Tra cứu phân loại trò chơi'],
  newWindow: ['（另開新視窗）', '(membuka jendela baru)', '(mở cửa sổ mới)'],
  all: ['全部公告', 'Semua pengumuman', 'Tất cả thông báo'],
  back: ['回到大廳', 'Kembali ke lobi', 'Về sảnh'],
  news: ['11月20日 系統維護公告', 'Pemeliharaan sistem 20 November', 'Bảo trì hệ thống ngày 20 tháng 11'],
});

export const InASentence: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack>
      <Text as="p">
        {words.before} <Link href="#terms">{words.terms}</Link> {words.and} <Link href="#privacy">{words.privacy}</Link>
      </Text>
      <Text as="p" size={12} tone="muted">
        {words.before}{' '}
        <Link href="#terms" tone="inherit">
          {words.terms}
        </Link>
      </Text>
    </Stack>
  )),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    }
  },
};

export const Standalone: StoryObj = {
  render: drawWith(useText, (words) => (
    <Inline gap={5} wrap>
      <Link href="#all" standalone>
        {words.all}
        <Icon of={ForwardIcon} size={16} />
      </Link>
      <Link href="#lobby" standalone tone="muted">
        {words.back}
      </Link>
      <Link asChild standalone>
        <a href="#router">{words.terms}</a>
      </Link>
    </Inline>
  )),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(getComputedStyle(link).textDecorationLine).toBe('none');
      link.focus();
    }
  },
};

export const NewWindow: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack align="start">
      <Link href="https://www.gamerating.org.tw/" newWindow={words.newWindow}>
        {words.rating}
      </Link>
      <Link href="https://www.gamerating.org.tw/" newWindow={words.newWindow} standalone>
        {words.rating}
      </Link>
    </Stack>
  )),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.getAttribute('rel')).toContain('noopener');
    }
  },
};

export const Visited: StoryObj = {
  render: drawWith(useText, (words) => (
    <Box padding={4} radius={3} surface="raised">
      <Stack align="start" gap={2}>
        {/* An empty address means this page, which the browser has visited. */}
        <Link href="" visits>
          {words.news}
        </Link>
        <Link href="#not-been-here" visits>
          {words.all}
        </Link>
      </Stack>
    </Box>
  )),
};
