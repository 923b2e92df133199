import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pin } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  // The props that differ between its forms, since the documentation tool finds only the shared props.
  argTypes: {
    onDismiss: {
      description: 'Told when one has read it and takes it away; its owner does so.',
      table: { type: { summary: '() => void' } },
    },
    dismissLabel: {
      description: 'Name of the button that takes it away; with `onDismiss`.',
      table: { type: { summary: 'string' } },
    },
  },
  parameters: guide({
    usage:
      'A strip above content that says what holds for all of it, as long as it holds: offline and old, pinned, muted. A word about what just happened is a toast; a place with nothing in it a StateView.',
    dos: [
      'One sentence and one small button.',
      'Take it away when it no longer holds.',
      '`onDismiss` where one may have read it.',
    ],
    donts: ['Two strips above one list.', 'The danger tone for what is merely new.'],
  }),
} satisfies Meta<typeof Notice>;
export default meta;

const useText = storyText({
  offline: ['離線中，顯示 21:36 的清單', 'Luring, menampilkan daftar pukul 21.36', 'Ngoại tuyến, danh sách lúc 21:36'],
  retry: ['重新連線', 'Sambungkan lagi', 'Kết nối lại'],
  info: [
    '本服務嚴禁買賣帳號與遊戲幣，違者停權處分',
    'Jual beli akun dan koin dilarang keras; pelanggar ditangguhkan',
    'Nghiêm cấm mua bán tài khoản và xu, vi phạm sẽ bị khóa',
  ],
  success: [
    '手機已綁定，獎勵已送到信箱',
    'Ponsel terikat, hadiah sudah di kotak surat',
    'Đã liên kết điện thoại, quà ở hộp thư',
  ],
  warning: ['今日額度還剩 20,000 金幣', 'Sisa kuota hari ini 20.000 koin', 'Hạn mức hôm nay còn 20.000 vàng'],
  danger: ['你已被系統禁言，23:10 解除', 'Kamu dibisukan sampai 23.10', 'Bạn bị cấm nói đến 23:10'],
  close: ['知道了', 'Mengerti', 'Đã hiểu'],
});

export const Tones: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack gap={3}>
      <Notice
        action={
          <Button size="sm" variant="ghost">
            {words.retry}
          </Button>
        }
        tone="offline"
      >
        {words.offline}
      </Notice>
      <Notice icon={<Pin size={18} />} tone="info">
        {words.info}
      </Notice>
      <Notice tone="success">{words.success}</Notice>
      <Notice tone="warning">{words.warning}</Notice>
      <Notice tone="danger">{words.danger}</Notice>
    </Stack>
  )),
};

export const Dismissible: StoryObj = {
  name: 'May be taken away',
  render: function Dismissible() {
    const words = useText();
    const [shown, setShown] = useState(true);
    return (
      <Stack>
        {shown ? (
          <Notice dismissLabel={words.close} onDismiss={() => setShown(false)} tone="info">
            {words.info}
          </Notice>
        ) : (
          <Button onClick={() => setShown(true)} size="sm" variant="secondary">
            {words.retry}
          </Button>
        )}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '知道了' }));
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('本服務嚴禁');
  },
};
