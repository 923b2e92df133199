import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { type NavigationEntry, NavigationDrawer, NavigationMenu } from '#ui/components/NavigationMenu/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';
import { useSiteMap } from './siteMap.tsx';

const meta = {
  title: 'Navigation/NavigationMenu',
  component: NavigationMenu,
  parameters: guide({
    usage:
      'For a site’s places: links in a row, submenus below them, and submenus of those beside. It takes the same entries as NavigationDrawer, which shows them as a list that unfolds; the page shows one or the other by the room it has. For actions on one thing, take Menu.',
    dos: [
      'Mark the place where one is with `current`; its branches are marked with it.',
      'Hand the router’s link in `linkAs`, so that addresses change without a reload.',
      'Keep entries short: the row does not wrap.',
    ],
    donts: [
      'A third level: restructure.',
      'A parent that is a link as well: a finger could not open it.',
      'Both the row and the drawer’s burger at once.',
    ],
  }),
} satisfies Meta<typeof NavigationMenu>;
export default meta;

const useText = storyText({
  site: ['網站選單', 'Menu situs', 'Danh mục trang'],
  menu: ['選單', 'Menu', 'Danh mục'],
  close: ['關閉選單', 'Tutup menu', 'Đóng danh mục'],
  hello: ['夜行者小葵 · LV.42', 'Nightwalker · LV.42', 'Nightwalker · LV.42'],
  rating: [
    '限制級 · 遊戲幣僅供娛樂，不可兌換現金',
    'Khusus dewasa · Koin hanya untuk hiburan',
    'Dành cho người lớn · Xu chỉ để giải trí',
  ],
});

/** The row is for wide screens; its story scrolls sideways on a narrow screen. */
function Row({ entries }: { entries: readonly NavigationEntry[] }) {
  const words = useText();
  return (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ minWidth: '46rem', minHeight: '18rem' }}>
        <NavigationMenu entries={entries} label={words.site} />
      </div>
    </div>
  );
}

export const Wide: StoryObj = {
  globals: { viewport: { value: 'desktop' } },
  render: function Wide() {
    return <Row entries={useSiteMap()} />;
  },
};

export const TwoLevels: StoryObj = {
  name: 'Two levels open',
  globals: { viewport: { value: 'desktop' } },
  render: function TwoLevels() {
    return <Row entries={useSiteMap()} />;
  },
  play: async ({ canvas }) => {
    const [guideEntry] = canvas.getAllByRole('button');
    if (!guideEntry) throw new Error('no submenu');
    // Opens, moves and closes the menu by keyboard.
    guideEntry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(guideEntry).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /遊戲教學/u })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const fishing = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(fishing).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(fishing).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(guideEntry).toHaveAttribute('aria-expanded', 'false'));
    await expect(guideEntry).toHaveFocus();
    // By pointer.
    await userEvent.click(guideEntry);
    await userEvent.click(await canvas.findByRole('button', { name: /遊戲介紹/u }));
    await waitFor(() => expect(canvas.getByRole('link', { current: 'page' })).toBeVisible());
  },
};

export const Current: StoryObj = {
  name: 'Current place in the row',
  globals: { viewport: { value: 'desktop' } },
  render: function Current() {
    const [news, ...rest] = useSiteMap();
    return <Row entries={news && !news.items && news.href ? [{ ...news, current: true }, ...rest] : rest} />;
  },
};

export const Narrow: StoryObj = {
  name: 'Narrow: a list in a drawer',
  globals: { viewport: { value: 'phone' } },
  render: function Narrow() {
    const words = useText();
    return (
      <NavigationDrawer
        closeLabel={words.close}
        entries={useSiteMap()}
        footer={<Text size={12}>{words.rating}</Text>}
        header={<Text weight="bold">{words.hello}</Text>}
        label={words.menu}
        trigger={
          <IconButton label={words.menu}>
            <Menu size={24} />
          </IconButton>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const drawer = await screen.findByRole('dialog');
    // The branch of the current page is open at first.
    await waitFor(() => expect(screen.getByRole('link', { current: 'page' })).toBeVisible());
    const folded = Array.from(drawer.querySelectorAll('[aria-expanded=false]'))[0];
    if (!(folded instanceof HTMLElement)) throw new Error('nothing is folded');
    folded.focus();
    await userEvent.keyboard('{Enter}');
    await expect(folded).toHaveAttribute('aria-expanded', 'true');
  },
};
