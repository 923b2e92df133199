import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useText = storyText({
  club: { zh_tw: '俱樂部', id_id: 'Klub', vi_vn: 'Câu lạc bộ' },
  name: { zh_tw: '星火聯盟', id_id: 'Klub Bintang', vi_vn: 'Câu lạc bộ Sao' },
  introduction: { zh_tw: '自我介紹', id_id: 'Perkenalan', vi_vn: 'Giới thiệu' },
  words: {
    zh_tw: '週五晚上九點一起玩，歡迎新朋友加好友，我都會回禮。',
    id_id: 'Main bareng Jumat malam jam sembilan, teman baru boleh tambah saya.',
    vi_vn: 'Tối thứ Sáu chín giờ cùng chơi nhé, bạn mới cứ kết bạn với mình.',
  },
  mail: { zh_tw: '電子信箱', id_id: 'Email', vi_vn: 'Email' },
  unbound: { zh_tw: '未綁定', id_id: 'Belum ditautkan', vi_vn: 'Chưa liên kết' },
  phone: { zh_tw: '綁定手機', id_id: 'Nomor ponsel', vi_vn: 'Số điện thoại' },
  bind: { zh_tw: '綁定', id_id: 'Tautkan', vi_vn: 'Liên kết' },
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
  render: function Facts() {
    const words = useText();
    return (
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
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};
