import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const useText = storyText({
  agree: ['我已閱讀並同意', 'Saya sudah membaca dan menyetujui', 'Tôi đã đọc và đồng ý với'],
  terms: [
    '服務條款與隱私權政策',
    'ketentuan layanan dan kebijakan privasi',
    'điều khoản dịch vụ và chính sách bảo mật',
  ],
  agreeError: ['請先同意條款', 'Setujui ketentuan dulu', 'Hãy đồng ý điều khoản trước'],
  all: ['全選好友', 'Pilih semua teman', 'Chọn tất cả bạn bè'],
  publicToo: ['同時送出公頻', 'Kirim juga ke kanal publik', 'Gửi cả lên kênh công khai'],
  publicHint: ['黃金會員以上才能在公頻發言', 'Hanya anggota Emas ke atas', 'Chỉ dành cho hội viên Vàng trở lên'],
});

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: '同時送出公頻', hint: '黃金會員以上才能在公頻發言', disabled: false, required: false },
  parameters: guide({
    usage:
      'For consent, and for any number of several. What takes effect at once is a Switch; one of several is a RadioGroup.',
    dos: [
      'Words that say what is true when it is checked.',
      'Some of a list chosen: `indeterminate` on the box for all.',
    ],
    donts: ['Checking consent beforehand.', 'Negations: 不要寄送 can be read both ways.'],
  }),
} satisfies Meta<typeof Checkbox>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const States: StoryObj = {
  render: drawWith(useText, (words) => {
    const terms = (
      <>
        {words.agree} <a href="#terms">{words.terms}</a>
      </>
    );
    return (
      <Stack gap={1}>
        <Checkbox label={terms} required />
        <Checkbox defaultChecked label={words.publicToo} />
        <Checkbox error={words.agreeError} label={terms} required />
        <Checkbox hint={words.publicHint} label={words.publicToo} />
        <Checkbox disabled label={words.publicToo} />
        <Checkbox defaultChecked disabled label={words.publicToo} />
      </Stack>
    );
  }),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('checkbox');
    const [link] = canvas.getAllByRole('link');
    if (!first || !link) throw new Error('no checkbox with a link');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    await expect(first).not.toBeChecked();
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
  },
};

const friends = ['小虎妹', '青山不改', '山海經'] as const;

export const SomeOfAll: StoryObj = {
  render: function SomeOfAll() {
    const words = useText();
    const [chosen, setChosen] = useState<readonly string[]>(['小虎妹']);
    const all = chosen.length === friends.length;
    return (
      <Stack gap={1}>
        <Checkbox
          checked={all || (chosen.length > 0 ? 'indeterminate' : false)}
          label={words.all}
          onCheckedChange={(checked) => setChosen(checked ? friends : [])}
        />
        {friends.map((friend) => (
          <Checkbox
            checked={chosen.includes(friend)}
            key={friend}
            label={friend}
            onCheckedChange={(checked) =>
              setChosen(checked ? [...chosen, friend] : chosen.filter((one) => one !== friend))
            }
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [all, ...each] = canvas.getAllByRole('checkbox');
    if (!all) throw new Error('no checkbox');
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const one of each) await expect(one).toBeChecked();
    await userEvent.click(each[0] ?? all);
    await expect(all).toBePartiallyChecked();
  },
};
