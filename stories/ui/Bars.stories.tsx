import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Avatar } from '#ui/components/Avatar/index.ts';
import { BottomBar, BottomBarItem } from '#ui/components/BottomBar/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { TopBar } from '#ui/components/TopBar/index.ts';
import { WalletPill } from '#ui/components/WalletPill/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { useStoryLanguage } from '../setting/language.tsx';
import { BrandLogo } from './BrandLogo.tsx';
import { headset, person, trophy } from './icons.tsx';
import { avatarPicture, crestPicture, itemPicture } from './pictures.ts';
import { useWords } from './words.ts';

const meta = { title: 'Navigation/Bars', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const icon = (id: 'coin' | 'gem') => <img alt="" src={itemPicture(id)} />;

export const Lobby: StoryObj = {
  render: function Lobby() {
    const words = useWords();
    const locale = useStoryLanguage();
    const [gold, setGold] = useState(1_286_540);
    const [here, setHere] = useState('member');
    return (
      <Page
        footer={
          <BottomBar aside={words.ageText} label={words.mainNavigation}>
            <BottomBarItem current={here === 'service'} icon={headset} onClick={() => setHere('service')}>
              {words.service}
            </BottomBarItem>
            <BottomBarItem asChild current={here === 'ranking'} icon={trophy} news={words.hasNews}>
              <a href="#ranking">{words.ranking}</a>
            </BottomBarItem>
            <BottomBarItem featured icon={icon('coin')} onClick={() => setHere('buy')}>
              {words.buy}
            </BottomBarItem>
            <BottomBarItem current={here === 'member'} icon={person} onClick={() => setHere('member')}>
              {words.member}
            </BottomBarItem>
          </BottomBar>
        }
        header={
          <TopBar
            end={
              <>
                <WalletPill
                  balances={[
                    { id: 'gold', label: words.gold, icon: icon('coin'), value: gold },
                    { id: 'gem', label: words.gems, icon: icon('gem'), value: 5_120 },
                  ]}
                  label={words.buy}
                  locale={locale}
                  onClick={() => setGold(gold + 50_000)}
                />
                <Avatar
                  crest={{ src: crestPicture(3), label: words.levelWord }}
                  name=""
                  src={avatarPicture('fox')}
                  tier={3}
                />
              </>
            }
            logo={<BrandLogo />}
          />
        }
      >
        <Button onClick={() => setGold(gold + 1_000_000)}>{words.claim}</Button>
      </Page>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('navigation')[0]?.querySelector('button') ?? document.body);
    await expect(canvas.getByRole('navigation').querySelectorAll('[aria-current=page]')).toHaveLength(1);
  },
};

export const Titled: StoryObj = {
  render: function Titled() {
    const words = useWords();
    const locale = useStoryLanguage();
    return (
      <Page
        header={
          <TopBar
            end={
              <WalletPill
                balances={[
                  { id: 'gold', label: words.gold, icon: icon('coin'), value: 343_210_987 },
                  { id: 'gem', label: words.gems, icon: icon('gem'), value: undefined },
                ]}
                label={words.buy}
                locale={locale}
                onClick={() => undefined}
              />
            }
            start={
              <IconButton label={words.previous}>
                <ChevronLeft size={28} />
              </IconButton>
            }
            title={words.buy}
          />
        }
      >
        {words.ageText}
      </Page>
    );
  },
};
