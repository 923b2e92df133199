import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '#ui/components/Badge/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { MailIcon, NoticeIcon } from '#ui/components/Icon/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  parameters: guide({
    usage: 'For what waits to be read, or failed. It caps at 99+.',
    dos: ['Give `label` the whole of it: “120 unread”.', 'A dot where the number does not matter.'],
    donts: [
      'For anything good or neutral: red is for unread and failure.',
      'Next to a control that already says the number in its name: then leave the label out.',
    ],
  }),
} satisfies Meta<typeof Badge>;
export default meta;

export const Counts: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Inline gap={4} wrap>
      <Badge count={0} label={words.unread} />
      <Badge count={3} label={`3 ${words.unread}`} />
      <Badge count={28} label={`28 ${words.unread}`} />
      <Badge count={99} />
      <Badge count={100} label={`100 ${words.unread}`} />
      <Badge count={12} max={9} />
    </Inline>
  )),
  play: async ({ canvas, canvasElement }) => {
    const drawn = Array.from(canvasElement.querySelectorAll('[data-part=badge]'), (badge) => badge.textContent);
    await expect(drawn).toEqual(['3', '28', '99', '99+', '9+']);
    await expect(canvas.getByText(/^100 /u)).toBeInTheDocument();
  },
};

export const Dot: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Inline gap={2}>
      <Text>{words.activities}</Text>
      <Badge dot label={words.hasNews} />
    </Inline>
  )),
};

export const OnAControl: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Box padding={3} radius={3} surface="raised">
      <Inline gap={4}>
        <IconButton badge={<Badge count={3} />} label={`${words.mail} 3 ${words.unread}`}>
          <MailIcon size={24} />
        </IconButton>
        <IconButton badge={<Badge count={120} />} label={`${words.announcement} 99+ ${words.unread}`} variant="soft">
          <NoticeIcon size={24} />
        </IconButton>
      </Inline>
    </Box>
  )),
};
