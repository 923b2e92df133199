import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Box } from '#ui/layout/Box/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  parameters: guide({
    usage: 'For what somebody will type or paste elsewhere: the player’s ID, an invitation code, an order’s number.',
    dos: [
      '`line` where the text itself is to be seen, `icon` beside it, `button` where copying is the point.',
      'Tell in `failedLabel` how to do it by hand.',
    ],
    donts: [
      'A toast as well: it says so itself for two seconds.',
      'For what is shared rather than pasted: open the share sheet.',
    ],
  }),
} satisfies Meta<typeof CopyButton>;
export default meta;

const useText = storyText({
  label: ['複製 ID', 'Salin ID', 'Sao chép ID'],
  invite: ['複製邀請碼', 'Salin kode undangan', 'Sao chép mã mời'],
  copied: ['已複製', 'Tersalin', 'Đã sao chép'],
  failed: ['無法複製，請長按選取', 'Gagal, tekan lama untuk memilih', 'Không sao chép được, hãy nhấn giữ để chọn'],
  code: ['邀請碼', 'Kode undangan', 'Mã mời'],
});

export const Forms: StoryObj = {
  render: drawWith(useText, (words) => {
    const said = { copiedLabel: words.copied, failedLabel: words.failed };
    return (
      <Stack align="start" gap={4}>
        <CopyButton {...said} form="line" label={words.label} text="80013526">
          ID 80013526
        </CopyButton>
        <Box padding={3} radius={2} surface="well">
          <Inline wrap>
            <Text tone="muted">{words.code}</Text>
            <Text face="numerals" weight="bold">
              K7Q2-MX4P
            </Text>
            <CopyButton {...said} label={words.invite} text="K7Q2-MX4P" />
          </Inline>
        </Box>
        <CopyButton {...said} form="button" label={words.invite} text="K7Q2-MX4P" />
      </Stack>
    );
  }),
};

function One() {
  const words = useText();
  return (
    <CopyButton
      copiedLabel={words.copied}
      failedLabel={words.failed}
      form="button"
      label={words.invite}
      text="K7Q2-MX4P"
    />
  );
}

export const Copied: StoryObj = {
  render: () => <One />,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button');
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(write).toHaveBeenCalledWith('K7Q2-MX4P');
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'copied'));
    // Both labels reserve their space, so nothing moves.
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    write.mockRestore();
  },
};

export const Refused: StoryObj = {
  render: () => <One />,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('data-state', 'failed'));
    write.mockRestore();
  },
};
