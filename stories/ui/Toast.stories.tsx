import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { type ToastMessage, ToastProvider, useToast } from '#ui/components/Toast/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith } from '../setting/storyText.ts';
import { useSharedText } from './sharedText.ts';

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  parameters: guide({
    usage:
      'For a word about what just happened, that one may miss: copied, sent, not sent. ToastProvider stands once around the app; `useToast` shows one. What holds for the page is a Notice; what must be answered an AlertDialog; wins and announcements come through BannerQueue.',
    dos: [
      'One short sentence.',
      'One action at most, and say in `altText` how to do the same without it.',
      'Tone by meaning: it worked, it came, it waits, it failed.',
    ],
    donts: ['An error one has to act on.', 'A toast for what one sees anyway.', 'Two toasts for one press.'],
  }),
} satisfies Meta<typeof ToastProvider>;
export default meta;

/** Below the place of the toasts, which would otherwise cover the buttons. */
function Buttons({ messages }: { messages: readonly ToastMessage[] }) {
  const show = useToast();
  return (
    <div style={{ paddingBlockStart: '13rem' }}>
      <Inline wrap>
        {messages.map((message) => (
          <Button key={message.tone} onClick={() => show(message)} variant="secondary">
            {message.text}
          </Button>
        ))}
      </Inline>
    </div>
  );
}

export const Tones: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <ToastProvider duration={60_000} label={words.notices}>
      <Buttons
        messages={[
          { tone: 'success', text: words.copied },
          {
            tone: 'info',
            text: words.gift,
            action: { label: words.view, altText: words.view, onPress: () => undefined },
          },
          { tone: 'danger', text: words.blocked },
          { tone: 'warning', text: words.reconnecting },
        ]}
      />
    </ToastProvider>
  )),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    // The first toast loads its code.
    const toast = await screen.findByText(/×10/u, { selector: '[data-part=toast] *' }, { timeout: 8_000 });
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(document.querySelectorAll('[data-part=toast][data-state=open]')).toHaveLength(3));
  },
};

export const Action: StoryObj = {
  name: 'An action takes it away',
  render: drawWith(useSharedText, (words) => (
    <ToastProvider duration={60_000} label={words.notices}>
      <Buttons
        messages={[
          {
            tone: 'info',
            text: words.gift,
            action: { label: words.view, altText: words.view, onPress: () => undefined },
          },
        ]}
      />
    </ToastProvider>
  )),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const view = await screen.findByRole('button', { name: '查看' }, { timeout: 8_000 });
    await userEvent.click(view);
    await waitFor(() => expect(screen.queryByRole('button', { name: '查看' })).toBeNull());
    await userEvent.click(button);
    await screen.findByRole('button', { name: '查看' });
  },
};
