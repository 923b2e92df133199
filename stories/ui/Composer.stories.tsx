import type { Meta, StoryObj } from '@storybook/react-vite';
import { CirclePlus, CircleX, Gamepad2, Gift, Reply, Trophy, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { readableText } from '#protocol/rules/visibleText.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Composer, Tray, TrayTile } from '#ui/components/Composer/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      usage: 'At the foot of every conversation. Up to a hundred characters; what is longer is a mail.',
      dos: [
        'Give the draft back when a message was refused for its words.',
        'Say why writing is not allowed, and offer the one thing that helps.',
        'Show in `above` which message is answered, with a way to let go of it.',
      ],
      donts: [
        'Cutting a text that is too long: it stays, the count turns red, and nothing is sent.',
        'Trimming while one writes.',
        'A second send button.',
      ],
    }),
  },
} satisfies Meta<typeof Composer>;
export default meta;

const send = fn();

function Draft({ initial }: { initial: string }) {
  const words = useSharedText();
  const [text, setText] = useState(initial);
  return (
    <Composer
      before={
        <IconButton label={words.gift}>
          <CirclePlus size={24} />
        </IconButton>
      }
      counterLabel={(count, max) => `${String(count)} / ${String(max)}`}
      label={words.message}
      onSend={(sent) => {
        send(sent);
        setText('');
      }}
      onValueChange={setText}
      placeholder={words.saySomething}
      read={readableText}
      sendLabel={words.send}
      value={text}
    />
  );
}

export const Ready: StoryObj = {
  render: () => <Draft initial="" />,
  play: async ({ canvas }) => {
    send.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), '等我{Shift>}{Enter}{/Shift}來了{Enter}');
    await expect(send).toHaveBeenCalledWith('等我\n來了');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Writing: StoryObj = {
  render: drawWith(useSharedText, (words) => <Draft initial={words.chatOne} />),
};

export const TooLong: StoryObj = {
  render: () => <Draft initial={'好'.repeat(104)} />,
  play: async ({ canvas }) => {
    send.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(send).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Answering: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Composer
      above={
        <Box paddingInline={3} radius={1} surface="well">
          <Inline gap={2}>
            <Reply aria-hidden="true" size={16} />
            <div style={{ flex: 1, minWidth: 0 }}>
              <Text as="div" size={12} weight="bold">
                狼嚎夜未眠
              </Text>
              <Text as="div" size={12} tone="muted">
                {words.chatReply}
              </Text>
            </div>
            <IconButton label={words.cancel}>
              <X size={18} />
            </IconButton>
          </Inline>
        </Box>
      }
      counterLabel={(count, max) => `${String(count)} / ${String(max)}`}
      defaultValue={words.chatOwn}
      label={words.message}
      onSend={send}
      placeholder={words.saySomething}
      read={readableText}
      sendLabel={words.send}
    />
  )),
  play: async ({ canvas }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /傳送|Kirim|Gửi/u }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const NotAllowed: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <Composer
      counterLabel={() => ''}
      disabledReason={words.vipChat}
      label={words.message}
      onSend={send}
      remedy={
        <Button size="sm" variant="secondary">
          {words.howTo}
        </Button>
      }
      read={readableText}
      sendLabel={words.send}
    />
  )),
};

function WithTray() {
  const words = useSharedText();
  const [open, setOpen] = useState(true);
  return (
    <Composer
      before={
        <IconButton aria-expanded={open} label={words.gift} onClick={() => setOpen(!open)}>
          {open ? <CircleX size={24} /> : <CirclePlus size={24} />}
        </IconButton>
      }
      below={
        open ? (
          <Tray id="tray" label={words.gift} onClose={() => setOpen(false)}>
            <TrayTile drawing={<Gift size={36} />} label={words.message} tone="accent" />
            <TrayTile drawing={<Gamepad2 size={36} />} label={words.send} />
            <TrayTile drawing={<Trophy size={36} />} label={words.howTo} tone="gold" />
          </Tray>
        ) : null
      }
      counterLabel={(count, max) => `${String(count)} / ${String(max)}`}
      label={words.message}
      onSend={send}
      read={readableText}
      sendLabel={words.send}
    />
  );
}

export const WithOpenTray: StoryObj = {
  render: () => <WithTray />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};
