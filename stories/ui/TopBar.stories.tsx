import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, Menu } from 'lucide-react';
import { expect, screen, userEvent } from 'storybook/test';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { NavigationDrawer, NavigationMenu } from '#ui/components/NavigationMenu/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TopBar } from '#ui/components/TopBar/index.ts';
import { WalletPill } from '#ui/components/WalletPill/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { guide } from '../setting/guide.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { drawWith, storyText } from '../setting/storyText.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { avatarPicture, crestPicture, itemPicture } from './pictures.ts';
import { useSiteMap } from './siteMap.tsx';

const meta = {
  title: 'Navigation/TopBar',
  component: TopBar,
  // The props that differ between its forms, since the documentation tool finds only the shared props.
  argTypes: {
    logo: {
      description: 'The brand’s logo, usually in a link home; not with `title`.',
      table: { type: { summary: 'ReactNode' } },
    },
    nav: {
      description: 'The menus of a wide screen, after the logo: a NavigationMenu.',
      table: { type: { summary: 'ReactNode' } },
    },
    title: { description: 'The page’s heading; not with `logo`.', table: { type: { summary: 'string' } } },
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      usage:
        'One above each page: with the logo on a place of its own, with a title and the way back on a page below one. The brand dresses it: lacquer, rules, clouds.',
      dos: [
        'Burger in `start` and a NavigationDrawer on a narrow screen, a NavigationMenu in `nav` on a wide one.',
        'At the right edge what one looks for there: wallet, then face.',
        'Sticky where the page is long.',
      ],
      donts: [
        'Both a logo and a title.',
        'A second row in it.',
        'More than three things at the right edge of a telephone.',
      ],
    }),
  },
} satisfies Meta<typeof TopBar>;
export default meta;

const useText = storyText({
  menu: ['選單', 'Menu', 'Danh mục'],
  close: ['關閉選單', 'Tutup menu', 'Đóng danh mục'],
  buy: ['購點兌換', 'Beli poin', 'Mua điểm'],
  back: ['返回', 'Kembali', 'Quay lại'],
  signIn: ['登入', 'Masuk', 'Đăng nhập'],
  gold: ['金幣', 'Koin emas', 'Vàng'],
  gems: ['寶石', 'Permata', 'Đá quý'],
  level: ['黃金會員', 'Anggota Emas', 'Hội viên Vàng'],
  passbook: ['會員存摺與兌換紀錄', 'Buku tabungan dan riwayat', 'Sổ và lịch sử quy đổi'],
  news: [
    '今晚九點，翡翠龍吟大獎加碼一倍。',
    'Malam ini pukul 21.00, jackpot Naga Giok digandakan.',
    '21 giờ tối nay, giải lớn Rồng Ngọc tăng gấp đôi.',
  ],
});

const picture = (id: 'coin' | 'gem') => <img alt="" src={itemPicture(id)} />;

function End({ gold = 1_286_540 }: { gold?: number }) {
  const words = useText();
  return (
    <>
      <WalletPill
        balances={[
          { id: 'gold', label: words.gold, icon: picture('coin'), value: gold },
          { id: 'gem', label: words.gems, icon: picture('gem'), value: 5_120 },
        ]}
        label={words.buy}
        locale={useStoryLanguage()}
        onClick={() => undefined}
      />
      <Avatar crest={{ src: crestPicture(3), label: words.level }} name="" src={avatarPicture('fox')} tier={3} />
    </>
  );
}

export const Lobby: StoryObj = {
  name: 'Logo, menus and wallet',
  render: function Lobby() {
    const words = useText();
    const entries = useSiteMap();
    // The menus have room if there are four columns: above 1024 px.
    const wide = useMediaQuery('screen and (min-width: 64.0625rem)');
    return (
      <Page
        header={
          <TopBar
            end={<End />}
            logo={
              <a href="#home">
                <BrandLogo />
              </a>
            }
            nav={wide ? <NavigationMenu entries={entries} label={words.menu} /> : null}
            start={
              wide ? null : (
                <NavigationDrawer
                  closeLabel={words.close}
                  entries={entries}
                  label={words.menu}
                  trigger={
                    <IconButton label={words.menu}>
                      <Menu size={24} />
                    </IconButton>
                  }
                />
              )
            }
            sticky
          />
        }
      >
        <Text as="p">{words.news}</Text>
      </Page>
    );
  },
};

export const Menus: StoryObj = {
  name: 'Menus of a wide screen',
  globals: { viewport: { value: 'desktop' } },
  render: function Menus() {
    const words = useText();
    return (
      <div style={{ overflowX: 'auto' }}>
        <div style={{ minWidth: '64rem', minHeight: '20rem' }}>
          <TopBar
            end={<End />}
            logo={<BrandLogo />}
            nav={<NavigationMenu entries={useSiteMap()} label={words.menu} />}
          />
        </div>
      </div>
    );
  },
};

export const BurgerOpens: StoryObj = {
  name: 'Burger opens the menus',
  globals: { viewport: { value: 'phone' } },
  render: function BurgerOpens() {
    const words = useText();
    return (
      <TopBar
        end={<Button size="sm">{words.signIn}</Button>}
        logo={<BrandLogo />}
        start={
          <NavigationDrawer
            closeLabel={words.close}
            entries={useSiteMap()}
            label={words.menu}
            trigger={
              <IconButton label={words.menu}>
                <Menu size={24} />
              </IconButton>
            }
          />
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const burger = canvas.getByRole('button', { name: '選單' });
    await userEvent.click(burger);
    await expect(await screen.findByRole('dialog', { name: '選單' })).toBeInTheDocument();
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Titled: StoryObj = {
  name: 'Title and way back',
  render: drawWith(useText, (words) => (
    <TopBar
      end={<End gold={343_210_987} />}
      start={
        <IconButton label={words.back}>
          <ChevronLeft size={28} />
        </IconButton>
      }
      title={words.buy}
    />
  )),
};

export const LongTitle: StoryObj = {
  name: 'Long title, nothing else',
  render: drawWith(useText, (words) => <TopBar title={words.passbook} />),
};
