import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, FastForward, MessageCircle, Volume2 } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Card } from '#ui/components/Card/index.ts';
import { Switch } from '#ui/components/Switch/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const useText = storyText({
  sound: ['遊戲音效', 'Efek suara gim', 'Âm thanh trò chơi'],
  notice: ['大獎通知', 'Pemberitahuan jackpot', 'Thông báo trúng lớn'],
  noticeHint: [
    '好友中大獎時在畫面上方顯示，遊戲進行中不會打斷',
    'Tampil di atas layar saat teman menang besar; tidak mengganggu permainan',
    'Hiện ở đầu màn hình khi bạn bè trúng lớn; không làm gián đoạn ván chơi',
  ],
  strangers: ['接收陌生人私訊', 'Terima pesan dari orang asing', 'Nhận tin nhắn từ người lạ'],
  fast: ['快速旋轉', 'Putaran cepat', 'Quay nhanh'],
});

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: '遊戲音效', hint: '', disabled: false, defaultChecked: true },
  parameters: guide({
    usage: 'For a setting that takes effect at once. What is sent with a form is a Checkbox.',
    dos: ['Name the thing that is on: 遊戲音效.', 'Turn it back, with a Toast, if the service refuses.'],
    donts: ['Words that change with the state.', 'A button “save” beneath switches.'],
  }),
} satisfies Meta<typeof Switch>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const States: StoryObj = {
  render: drawWith(useText, (words) => (
    <Card>
      <Switch defaultChecked icon={<Volume2 size={22} />} label={words.sound} />
      <Switch hint={words.noticeHint} icon={<BellRing size={22} />} label={words.notice} />
      <Switch defaultChecked disabled icon={<MessageCircle size={22} />} label={words.strangers} />
      <Switch disabled icon={<FastForward size={22} />} label={words.fast} />
    </Card>
  )),
  play: async ({ canvas }) => {
    const [sound, notice] = canvas.getAllByRole('switch');
    if (!sound || !notice) throw new Error('no switches');
    await userEvent.click(sound);
    await expect(sound).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(sound).toBeChecked();
    const row = notice.closest('[data-part=switch]');
    // Presses the row beside its text.
    const { left, top, width, height } = (row ?? notice).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    const hit = document.elementFromPoint(left + width * 0.7, top + 6);
    await expect(row?.contains(hit)).toBe(true);
    await userEvent.click(hit ?? notice);
    await expect(notice).toBeChecked();
  },
};
