import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  // The props that differ between its forms, since the documentation tool finds only the shared props.
  argTypes: {
    value: { description: 'The open tab’s value; its owner changes it.', table: { type: { summary: 'string' } } },
    defaultValue: {
      description: 'The tab that is open at first; the tabs remember the rest themselves.',
      table: { type: { summary: 'string' } },
    },
    onValueChange: {
      description: 'Told which tab is asked for.',
      table: { type: { summary: '(value: string) => void' } },
    },
  },
  parameters: guide({
    usage:
      'For a few pages of one place, of which one shows: the channels of the chat, gold and gems in the store. `underline` for pages, `segmented` for two to four kinds of the same thing. To filter a list, take Chip; to go elsewhere, a navigation.',
    dos: [
      'Give TabList a label that says what one chooses between.',
      'Use `activation="manual"` where opening a tab costs a request.',
      'Use `keepMounted` where a panel must not lose its place, and `fill` where it scrolls by itself.',
    ],
    donts: [
      'More than five tabs: the row scrolls, but nobody looks there.',
      'Two words where one does.',
      'A tab that leaves the page.',
    ],
  }),
} satisfies Meta<typeof Tabs>;
export default meta;

/** Each panel sets its own padding, since lists and forms need different paddings. */
function PanelText({ children }: { children: ReactNode }) {
  return (
    <Box padding={3}>
      <Text as="p">{children}</Text>
    </Box>
  );
}

export const Underline: StoryObj = {
  render: function Underline() {
    const words = useSharedText();
    const [value, setValue] = useState('public');
    const unread = (count: number) => ({ count, label: `${String(count)} ${words.unread}` });
    return (
      <Tabs onValueChange={setValue} value={value}>
        <TabList label={words.chatRoom}>
          <Tab unread={unread(2)} value="announcement">
            {words.announcement}
          </Tab>
          <Tab value="public">{words.public}</Tab>
          <Tab unread={unread(5)} value="private">
            {words.private}
          </Tab>
          <Tab unread={unread(120)} value="club">
            {words.club}
          </Tab>
          <Tab disabled value="friends">
            {words.friends}
          </Tab>
        </TabList>
        <TabPanel value="announcement">
          <PanelText>{words.ageText}</PanelText>
        </TabPanel>
        <TabPanel value="public">
          <PanelText>{words.chatOne}</PanelText>
        </TabPanel>
        <TabPanel value="private">
          <PanelText>{words.chatTwo}</PanelText>
        </TabPanel>
        <TabPanel value="club">
          <PanelText>{words.chatReply}</PanelText>
        </TabPanel>
        <TabPanel value="friends">
          <PanelText>{words.noFriends}</PanelText>
        </TabPanel>
      </Tabs>
    );
  },
  play: async ({ canvas }) => {
    const [, second, third] = canvas.getAllByRole('tab');
    if (!second || !third) throw new Error('no tabs');
    second.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};

const change = fn();

export const Segmented: StoryObj = {
  name: 'Segmented, keeping its own state',
  render: drawWith(useSharedText, (words) => (
    <Tabs defaultValue="gold" onValueChange={change}>
      <TabList label={words.buy} variant="segmented">
        <Tab icon={<img alt="" height={22} src={itemPicture('coin')} width={22} />} value="gold">
          {words.gold}
        </Tab>
        <Tab icon={<img alt="" height={22} src={itemPicture('gem')} width={22} />} value="gems">
          {words.gems}
        </Tab>
      </TabList>
      <TabPanel value="gold">
        <PanelText>{words.gold}</PanelText>
      </TabPanel>
      <TabPanel value="gems">
        <PanelText>{words.gems}</PanelText>
      </TabPanel>
    </Tabs>
  )),
  play: async ({ canvas }) => {
    // The first panel appears immediately; only a switch fades a panel in.
    const fade = (): string => getComputedStyle(canvas.getByRole('tabpanel')).animationName;
    await expect(fade()).toBe('none');
    change.mockClear();
    const [first, second] = canvas.getAllByRole('tab');
    if (!first || !second) throw new Error('no tabs');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(change).toHaveBeenCalledWith('gems');
    await expect(fade()).not.toBe('none');
    await userEvent.click(first);
  },
};

export const Manual: StoryObj = {
  name: 'Opened by Enter, panels kept',
  render: drawWith(useSharedText, (words) => (
    <Tabs activation="manual" defaultValue="slots">
      <TabList label={words.categories}>
        <Tab value="slots">{words.slots}</Tab>
        <Tab value="fishing">{words.fishing}</Tab>
        <Tab value="table">{words.table}</Tab>
      </TabList>
      <TabPanel keepMounted value="slots">
        <PanelText>{words.slots}</PanelText>
      </TabPanel>
      <TabPanel keepMounted value="fishing">
        <PanelText>{words.fishing}</PanelText>
      </TabPanel>
      <TabPanel keepMounted value="table">
        <PanelText>{words.table}</PanelText>
      </TabPanel>
    </Tabs>
  )),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab');
    if (!first || !second) throw new Error('no tabs');
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};
