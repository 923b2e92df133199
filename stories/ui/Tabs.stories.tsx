import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { itemPicture } from './pictures.ts';
import { useWords } from './words.ts';

const meta = { title: 'Navigation/Tabs', component: Tabs } satisfies Meta<typeof Tabs>;
export default meta;

export const Underline: StoryObj = {
  render: function Underline() {
    const words = useWords();
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
          <Text as="p">{words.ageText}</Text>
        </TabPanel>
        <TabPanel value="public">
          <Text as="p">{words.chatOne}</Text>
        </TabPanel>
        <TabPanel value="private">
          <Text as="p">{words.chatTwo}</Text>
        </TabPanel>
        <TabPanel value="club">
          <Text as="p">{words.chatReply}</Text>
        </TabPanel>
        <TabPanel value="friends">
          <Text as="p">{words.noFriends}</Text>
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

export const Segmented: StoryObj = {
  render: function Segmented() {
    const words = useWords();
    const [value, setValue] = useState('gold');
    return (
      <Tabs onValueChange={setValue} value={value}>
        <TabList label={words.buy} variant="segmented">
          <Tab icon={<img alt="" height={22} src={itemPicture('coin')} width={22} />} value="gold">
            {words.gold}
          </Tab>
          <Tab icon={<img alt="" height={22} src={itemPicture('gem')} width={22} />} value="gems">
            {words.gems}
          </Tab>
        </TabList>
        <TabPanel value="gold">
          <Text as="p">{words.gold}</Text>
        </TabPanel>
        <TabPanel value="gems">
          <Text as="p">{words.gems}</Text>
        </TabPanel>
      </Tabs>
    );
  },
};
