import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const useText = storyText({
  club: ['俱樂部', 'Klub', 'Câu lạc bộ'],
  name: ['星火聯盟', 'Klub Bintang', 'Câu lạc bộ Sao'],
  introduction: ['自我介紹', 'Perkenalan', 'Giới thiệu'],
  words: [
    '週五晚上九點一起玩，歡迎新朋友加好友，我都會回禮。',
    'Main bareng Jumat malam jam sembilan, teman baru boleh tambah saya.',
    'Tối thứ Sáu chín giờ cùng chơi nhé, bạn mới cứ kết bạn với mình.',
  ],
  mail: ['電子信箱', 'Email', 'Email'],
  unbound: ['未綁定', 'Belum ditautkan', 'Chưa liên kết'],
  phone: ['綁定手機', 'Nomor ponsel', 'Số điện thoại'],
  bind: ['綁定', 'Tautkan', 'Liên kết'],
});

const meta = {
  title: 'Data/FactList',
  component: FactList,
  args: { children: null },
  parameters: guide({
    usage: 'For what is known of one thing: a player, a round. Records of one kind are a RecordList or a Table.',
    dos: ['Names of one or two words.', '`empty` where there is nothing to say, with words that say so.'],
    donts: ['Two facts in one line.', 'A heading as a name.'],
  }),
} satisfies Meta<typeof FactList>;
export default meta;

export const Facts: StoryObj = {
  render: drawWith(useText, (words) => (
    <Card>
      <FactList>
        <Fact name={words.introduction}>{words.words}</Fact>
        <Fact name={words.club}>{words.name}</Fact>
        <Fact name={words.phone}>
          <Button size="sm">{words.bind}</Button>
        </Fact>
        <Fact empty name={words.mail}>
          {words.unbound}
        </Fact>
      </FactList>
    </Card>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};
