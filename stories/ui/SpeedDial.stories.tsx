import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ChatIcon, ClubIcon, MailIcon, MissionIcon } from '#ui/components/Icon/index.ts';
import { SpeedDial, type SpeedDialItem } from '#ui/components/SpeedDial/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Page } from '#ui/layout/Page/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText, type SharedText } from './sharedText.ts';

const meta = {
  title: 'Actions/SpeedDial',
  component: SpeedDial,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      usage: 'Once a screen, in the corner of a Page: the few things wanted from everywhere, such as the chat.',
      dos: [
        'Two to five actions, the most used one nearest to the button.',
        'Refuse with a reason, and lead to what helps by `onRefused`.',
        'Say the sum of what is unread on the button.',
      ],
      donts: ['Navigation: that is the bottom bar.', 'A second floating button beside it.'],
    }),
  },
} satisfies Meta<typeof SpeedDial>;
export default meta;

const openChat = fn();
const bind = fn();

const itemsOf = (words: SharedText): readonly SpeedDialItem[] => [
  { id: 'club', label: words.club, icon: <ClubIcon />, disabledReason: words.bindFirst, onRefused: bind },
  { id: 'mail', label: words.mail, icon: <MailIcon />, onSelect: () => undefined },
  { id: 'missions', label: words.missions, icon: <MissionIcon />, onSelect: () => undefined },
  {
    id: 'chat',
    label: words.chat,
    icon: <ChatIcon />,
    unread: { count: 12, label: `12 ${words.unread}` },
    onSelect: openChat,
  },
];

export const Closed: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Page
      corner={
        <SpeedDial
          icon={<ChatIcon />}
          items={itemsOf(words)}
          label={words.menu}
          unread={{ count: 12, label: `12 ${words.unread}` }}
        />
      }
    >
      <Box paddingBlock={4}>
        <Text as="p">{words.ageText}</Text>
      </Box>
    </Page>
  )),
  play: async ({ canvas }) => {
    openChat.mockClear();
    const dial = canvas.getByRole('button');
    dial.focus();
    await userEvent.keyboard('{Enter}');
    // The menu is loaded on the first use of the button.
    await screen.findByRole('menu', {}, { timeout: 10_000 });
    await userEvent.keyboard('{End}{Enter}');
    await expect(openChat).toHaveBeenCalledOnce();
    await waitFor(() => expect(dial).toHaveFocus());
  },
};

export const Open: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Page corner={<SpeedDial icon={<ChatIcon />} items={itemsOf(words)} label={words.menu} />}>
      <Box paddingBlock={4}>
        <Text as="p">{words.ageText}</Text>
      </Box>
    </Page>
  )),
  play: async ({ canvas }) => {
    bind.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    const [refused] = await screen.findAllByRole('menuitem', {}, { timeout: 10_000 });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getAllByRole('menuitem').some((item) => item === document.activeElement)).toBe(true);
  },
};

const refuse = fn();

export const RefusedAltogether: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Page corner={<SpeedDial icon={<ChatIcon />} items={[]} label={words.menu} onRefused={refuse} />}>
      <Box paddingBlock={4}>
        <Text as="p">{words.bindFirst}</Text>
      </Box>
    </Page>
  )),
  play: async ({ canvas }) => {
    refuse.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(refuse).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};
