import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CountdownButton } from '#ui/components/CountdownButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Actions/CountdownButton',
  component: CountdownButton,
  parameters: {
    ...guide({
      usage: 'Where something may be done again only after a time: a code by text message after 60 s.',
      dos: [
        'Give `until` where the service says how long (RemainingTime), `defaultUntil` where a code was sent as the page opened.',
        'Tell in the waiting words how long, with its unit.',
      ],
      donts: [
        'For a wait of unknown length: that is a busy Button.',
        'To make people wait for nothing: only where the service refuses too.',
      ],
    }),
  },
} satisfies Meta<typeof CountdownButton>;
export default meta;

const useText = storyText({
  again: { zh_tw: '重新傳送驗證碼', id_id: 'Kirim ulang kode', vi_vn: 'Gửi lại mã' },
  waiting: { zh_tw: '{n} 秒後可重新傳送', id_id: 'Kirim ulang dalam {n} dtk', vi_vn: 'Gửi lại sau {n} giây' },
  ready: { zh_tw: '可以重新傳送驗證碼了', id_id: 'Kode sudah bisa dikirim ulang', vi_vn: 'Đã có thể gửi lại mã' },
  sent: {
    zh_tw: '驗證碼已傳送至 0912***678',
    id_id: 'Kode sudah dikirim ke 0912***678',
    vi_vn: 'Mã đã gửi đến 0912***678',
  },
});

/** The end of time, so that the story looks the same at any time. */
const NEVER = 8.64e15;

export const States: StoryObj = {
  render: function States() {
    const words = useText();
    return (
      <Stack align="start">
        <CountdownButton ready={words.ready} waiting={(seconds) => words.waiting.replace('{n}', String(seconds))}>
          {words.again}
        </CountdownButton>
        <CountdownButton ready={words.ready} until={NEVER} waiting={() => words.waiting.replace('{n}', '42')}>
          {words.again}
        </CountdownButton>
        <CountdownButton busy ready={words.ready} waiting={(seconds) => words.waiting.replace('{n}', String(seconds))}>
          {words.again}
        </CountdownButton>
      </Stack>
    );
  },
};

const send = fn();

export const Press: StoryObj = {
  render: function Press() {
    const words = useText();
    return (
      <Stack align="start" gap={2}>
        <Text tone="muted">{words.sent}</Text>
        <CountdownButton
          onClick={send}
          ready={words.ready}
          // The picture does not depend on the seconds passed.
          waiting={() => words.waiting.replace('{n}', '60')}
        >
          {words.again}
        </CountdownButton>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    send.mockClear();
    const button = canvas.getByRole('button');
    // A font that loads meanwhile would change the width by itself.
    await document.fonts.ready;
    const { width } = button.getBoundingClientRect();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const Variants: StoryObj = {
  render: function Variants() {
    const words = useText();
    const said = { ready: words.ready, waiting: () => words.waiting.replace('{n}', '42') };
    return (
      <Stack align="start">
        {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
          <CountdownButton {...said} key={variant} variant={variant}>
            {words.again}
          </CountdownButton>
        ))}
        <CountdownButton {...said} size="sm" variant="ghost">
          {words.again}
        </CountdownButton>
      </Stack>
    );
  },
};
