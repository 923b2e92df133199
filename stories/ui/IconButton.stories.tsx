import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '#ui/components/Badge/index.ts';
import {
  BackIcon,
  FavouriteIcon,
  Icon,
  MutedIcon,
  NoticeIcon,
  SendIcon,
  SettingsIcon,
} from '#ui/components/Icon/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: guide({
    usage:
      'Where the room is for a drawing only and everyone knows it: back, close, send, mute. Everything else has words: Button.',
    dos: [
      'Name it by what it does; the name is the tooltip.',
      '`defaultPressed` or `pressed` make it a toggle; it keeps its name, on or off.',
      'Say in the label what the badge shows.',
    ],
    donts: [
      'More than three side by side: take a menu.',
      'A name that changes with the state: 靜音 pressed already says it.',
    ],
  }),
} satisfies Meta<typeof IconButton>;
export default meta;

const useTexts = storyText({
  mute: ['靜音', 'Bisukan', 'Tắt tiếng'],
  favourite: ['加入最愛', 'Tambah ke favorit', 'Thêm vào yêu thích'],
});

export const Playground: StoryObj<typeof meta> = {
  args: {
    label: '設定',
    variant: 'soft',
    busy: false,
    disabled: false,
    children: <Icon of={SettingsIcon} size={24} />,
  },
};

export const Variants: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Box padding={3} radius={3} surface="raised">
      <Inline gap={4} wrap>
        <IconButton label={words.previous}>
          <Icon of={BackIcon} size={24} />
        </IconButton>
        <IconButton label={words.settings} variant="soft">
          <Icon of={SettingsIcon} size={24} />
        </IconButton>
        <IconButton label={words.send} variant="raised">
          <Icon of={SendIcon} size={24} />
        </IconButton>
        <IconButton badge={<Badge count={120} />} label={`${words.announcement} 99+ ${words.unread}`}>
          <Icon of={NoticeIcon} size={24} />
        </IconButton>
      </Inline>
    </Box>
  )),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

const press = fn();

export const States: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Inline gap={4} wrap>
      {(['plain', 'soft', 'raised'] as const).map((variant) => (
        <Inline gap={2} key={variant}>
          <IconButton busy label={`${words.send} ${variant}`} onClick={press} variant={variant}>
            <Icon of={SendIcon} size={24} />
          </IconButton>
          <IconButton disabled label={`${words.settings} ${variant}`} onClick={press} variant={variant}>
            <Icon of={SettingsIcon} size={24} />
          </IconButton>
        </Inline>
      ))}
    </Inline>
  )),
  play: async ({ canvas }) => {
    press.mockClear();
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(press).not.toHaveBeenCalled();
  },
};

export const Toggles: StoryObj = {
  render: drawWith(useTexts, (texts) => (
    <Inline gap={3}>
      <IconButton defaultPressed={false} label={texts.mute}>
        <Icon of={MutedIcon} size={24} />
      </IconButton>
      <IconButton defaultPressed={false} label={texts.favourite}>
        <Icon of={FavouriteIcon} size={24} />
      </IconButton>
    </Inline>
  )),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { pressed: false });
    if (!first) throw new Error('no toggle');
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
};
