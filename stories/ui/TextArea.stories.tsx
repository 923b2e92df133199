import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from '#ui/components/TextArea/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const useText = storyText({
  about: ['自我介紹', 'Tentang saya', 'Giới thiệu bản thân'],
  hint: [
    '所有玩家都看得到，請勿填寫個人資料',
    'Terlihat oleh semua pemain; jangan tulis data pribadi',
    'Mọi người chơi đều thấy; đừng ghi thông tin cá nhân',
  ],
  text: [
    '山高水長，有緣同桌。',
    'Gunung tinggi, jalan panjang. Sampai jumpa di meja!',
    'Núi cao sông dài, có duyên chung bàn.',
  ],
  many: [
    '週一到週五晚上九點以後在線，喜歡鯉躍龍門和翡翠龍吟。\n歡迎加入翠玉堂，每天一起解任務、搶紅包、領俱樂部獎勵。\n新朋友請先看公告，老朋友記得簽到。\n有問題可以私訊我或副會長小虎妹，看到一定回覆，祝大家今天手氣長紅、天天開大獎！',
    'Daring setelah jam sembilan malam, Senin sampai Jumat.\nMari bergabung dengan klub Balai Giok: misi harian, amplop merah, dan hadiah klub.\nPemain baru, baca pengumuman dulu.',
    'Trực tuyến sau chín giờ tối, thứ hai đến thứ sáu.\nMời vào câu lạc bộ Thúy Ngọc: nhiệm vụ hằng ngày, lì xì và quà câu lạc bộ.\nBạn mới hãy xem thông báo trước.',
  ],
  counted: ['已輸入字數', 'Karakter terpakai', 'Số ký tự đã nhập'],
  error: ['內容中含有敏感詞，請調整後再發送', 'Ada kata yang tidak diperbolehkan', 'Có từ không được phép'],
});

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: '自我介紹', defaultValue: '山高水長，有緣同桌。', minRows: 3, maxRows: 8 },
  parameters: guide({
    usage: 'For several lines: an introduction, a report, a mail. A chat’s field is a Composer.',
    dos: [
      'Give a limit where the service has one; it counts 字 and 😀 as one each.',
      'Leave what is too long as it is and refuse to send it.',
    ],
    donts: ['A limit that cuts off what was pasted.', 'One row: that is a TextField.'],
  }),
} satisfies Meta<typeof TextArea>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

function useLimit(): (max: number) => { max: number; label: (count: number, most: number) => string } {
  const words = useText();
  return (max) => ({ max, label: (count, most) => `${words.counted} ${String(count)} / ${String(most)}` });
}

export const States: StoryObj = {
  render: function States() {
    const words = useText();
    const limit = useLimit();
    return (
      <Stack>
        <TextArea hint={words.hint} label={words.about} limit={limit(100)} placeholder={words.text} required />
        <TextArea defaultValue={words.text} error={words.error} label={words.about} limit={limit(100)} />
        <TextArea defaultValue={words.many} label={words.about} limit={limit(60)} />
        <TextArea defaultValue={words.text} label={words.about} minRows={2} readOnly />
        <TextArea defaultValue={words.text} disabled label={words.about} minRows={2} />
      </Stack>
    );
  },
};

export const Grows: StoryObj = {
  render: drawWith(useText, (words) => <TextArea label={words.about} maxRows={6} minRows={2} />),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const empty = area.clientHeight;
    await userEvent.click(area);
    await userEvent.paste('一\n二\n三\n四');
    const grown = area.clientHeight;
    await expect(grown).toBeGreaterThan(empty);
    await userEvent.paste('\n五\n六\n七\n八\n九\n十');
    await expect(area.clientHeight).toBeGreaterThan(grown);
    // Six rows instead of ten, so that the text area scrolls from here on.
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBe(empty);
  },
};
