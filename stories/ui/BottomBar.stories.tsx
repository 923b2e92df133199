import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BottomBar, BottomBarItem, BottomBarOffer } from '#ui/components/BottomBar/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { headset, person, trophy } from './icons.tsx';
import { itemPicture } from './pictures.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      usage:
        'The four places that a thumb reaches from everywhere, one of which may be paying and stands out on a coin. Brands shape it: floating, scalloped, gold-ruled. On a wide screen it becomes a quiet row with room for a line of small print.',
      dos: [
        'Three to five entries, one or two words each.',
        'Say what is new with `news`, in words.',
        'Mark where one is with `current`.',
      ],
      donts: [
        'Two featured entries.',
        'An action that is not a place, unless it is the featured one.',
        'Hiding it while one scrolls.',
      ],
    }),
  },
} satisfies Meta<typeof BottomBar>;
export default meta;

const coin = <img alt="" src={itemPicture('coin')} />;

export const Lobby: StoryObj = {
  name: 'Four entries and the coin',
  render: function Lobby() {
    const words = useSharedText();
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
            <BottomBarItem featured icon={coin} onClick={() => setHere('buy')}>
              {words.buy}
            </BottomBarItem>
            <BottomBarItem current={here === 'member'} icon={person} onClick={() => setHere('member')}>
              {words.member}
            </BottomBarItem>
          </BottomBar>
        }
      >
        <Text as="p">{words.chatOne}</Text>
      </Page>
    );
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation');
    const [first] = Array.from(bar.querySelectorAll('button'));
    if (!first) throw new Error('no entry');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(bar.querySelectorAll('[aria-current=page]')).toHaveLength(1);
    first.blur();
  },
};

export const Plain: StoryObj = {
  name: 'Without a coin',
  render: drawWith(useSharedText, (words) => (
    <BottomBar label={words.mainNavigation}>
      <BottomBarItem asChild icon={headset}>
        <a href="#service">{words.service}</a>
      </BottomBarItem>
      <BottomBarItem asChild current icon={trophy}>
        <a href="#ranking">{words.ranking}</a>
      </BottomBarItem>
      <BottomBarItem asChild icon={person}>
        <a href="#member">{words.member}</a>
      </BottomBarItem>
    </BottomBar>
  )),
};

export const Offer: StoryObj = {
  name: 'An offer in the middle',
  render: drawWith(useSharedText, (words) => (
    <BottomBar label={words.mainNavigation}>
      <BottomBarItem asChild icon={headset}>
        <a href="#service">{words.service}</a>
      </BottomBarItem>
      <BottomBarItem asChild icon={trophy}>
        <a href="#ranking">{words.ranking}</a>
      </BottomBarItem>
      <BottomBarOffer
        line={words.member}
        onClick={() => undefined}
        picture={<img alt="" src={itemPicture('treasure')} />}
      >
        10,000
      </BottomBarOffer>
      <BottomBarItem asChild icon={coin}>
        <a href="#buy">{words.buy}</a>
      </BottomBarItem>
      <BottomBarItem asChild icon={person}>
        <a href="#member">{words.member}</a>
      </BottomBarItem>
    </BottomBar>
  )),
};
