import type { Meta, StoryObj } from '@storybook/react-vite';
import { CirclePlus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Composer } from '#ui/components/Composer/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useWords } from './words.ts';

const meta = { title: 'Chat/Composer', component: Composer, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Composer
>;
export default meta;

const send = fn();

function Writing({ initial }: { initial: string }) {
  const words = useWords();
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
      sendLabel={words.send}
      value={text}
    />
  );
}

export const Ready: StoryObj = {
  render: () => <Writing initial="" />,
  play: async ({ canvas }) => {
    send.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), '等我{Shift>}{Enter}{/Shift}來了{Enter}');
    await expect(send).toHaveBeenCalledWith('等我\n來了');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const States: StoryObj = {
  render: function States() {
    const words = useWords();
    return (
      <Stack gap={6}>
        <Writing initial={words.chatOne} />
        <Writing initial={'好'.repeat(104)} />
        <Composer
          counterLabel={() => ''}
          disabledReason={words.vipChat}
          label={words.message}
          onSend={send}
          onValueChange={() => undefined}
          remedy={
            <Button size="sm" variant="secondary">
              {words.howTo}
            </Button>
          }
          sendLabel={words.send}
          value=""
        />
      </Stack>
    );
  },
};
