import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { Card } from '#ui/components/Card/index.ts';
import { ConsentNotice } from '#ui/components/ConsentNotice/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const meta = {
  title: 'Feedback/ConsentNotice',
  component: ConsentNotice,
  parameters: guide({
    usage:
      'Where one has to agree before going on: a new account, changed terms, marketing. One box a thing, required or optional, each with the link to its text. A question of yes or no is an AlertDialog; the one question of age a Gate.',
    dos: [
      'One thing a box: terms, age, news.',
      'Say what an optional consent is good for, and that it can be taken back.',
      'Keep what was agreed to, with its version and time.',
    ],
    donts: [
      'A box ticked beforehand.',
      'Optional consent in the same box as a required one.',
      'A confirming button that is disabled: it says what is missing.',
    ],
  }),
} satisfies Meta<typeof ConsentNotice>;
export default meta;

const useText = storyText({
  title: { zh_tw: '開始之前', id_id: 'Sebelum mulai', vi_vn: 'Trước khi bắt đầu' },
  text: {
    zh_tw: '請閱讀並勾選以下項目。選填項目隨時可以在設定中收回。',
    id_id: 'Baca dan centang hal berikut. Yang opsional bisa ditarik kapan saja di pengaturan.',
    vi_vn: 'Vui lòng đọc và đánh dấu các mục sau. Mục tùy chọn có thể rút lại bất cứ lúc nào trong cài đặt.',
  },
  read: { zh_tw: '我已閱讀並同意', id_id: 'Saya sudah membaca dan menyetujui', vi_vn: 'Tôi đã đọc và đồng ý' },
  terms: { zh_tw: '服務條款', id_id: 'ketentuan layanan', vi_vn: 'điều khoản dịch vụ' },
  privacy: { zh_tw: '隱私權政策', id_id: 'kebijakan privasi', vi_vn: 'chính sách bảo mật' },
  age: { zh_tw: '我已年滿十八歲', id_id: 'Saya berusia 18 tahun ke atas', vi_vn: 'Tôi đã đủ 18 tuổi' },
  trade: {
    zh_tw: '我了解遊戲幣僅供娛樂，不得兌換現金或實物',
    id_id: 'Saya mengerti koin hanya untuk hiburan dan tidak dapat ditukar uang atau barang',
    vi_vn: 'Tôi hiểu xu chỉ để giải trí, không đổi được tiền hay hiện vật',
  },
  news: { zh_tw: '接收活動與優惠通知', id_id: 'Terima kabar acara dan promo', vi_vn: 'Nhận tin sự kiện và ưu đãi' },
  newsText: {
    zh_tw: '每月最多兩封電子郵件。',
    id_id: 'Paling banyak dua surel sebulan.',
    vi_vn: 'Tối đa hai thư mỗi tháng.',
  },
  required: { zh_tw: '必要', id_id: 'Wajib', vi_vn: 'Bắt buộc' },
  optional: { zh_tw: '選填', id_id: 'Opsional', vi_vn: 'Tùy chọn' },
  missing: { zh_tw: '需要同意才能繼續', id_id: 'Perlu disetujui untuk melanjutkan', vi_vn: 'Cần đồng ý để tiếp tục' },
  all: { zh_tw: '全部同意', id_id: 'Setujui semua', vi_vn: 'Đồng ý tất cả' },
  submit: { zh_tw: '同意並繼續', id_id: 'Setuju dan lanjut', vi_vn: 'Đồng ý và tiếp tục' },
  leave: { zh_tw: '離開', id_id: 'Keluar', vi_vn: 'Rời đi' },
});

const submit = fn();

function useBlock() {
  const words = useText();
  const link = (text: string) => <a href="#text">{text}</a>;
  return {
    words,
    block: {
      title: words.title,
      items: [
        {
          id: 'terms',
          label: (
            <>
              {words.read} {link(words.terms)}
            </>
          ),
          required: true,
        },
        {
          id: 'privacy',
          label: (
            <>
              {words.read} {link(words.privacy)}
            </>
          ),
          required: true,
        },
        { id: 'age', label: words.age, required: true },
        { id: 'trade', label: words.trade, required: true },
        { id: 'news', label: words.news, note: words.newsText },
      ],
      requiredLabel: words.required,
      optionalLabel: words.optional,
      requiredError: words.missing,
      submitLabel: words.submit,
      onSubmit: submit,
    },
  };
}

export const Asking: StoryObj = {
  render: function Asking() {
    const { words, block } = useBlock();
    return (
      <Card>
        <ConsentNotice
          {...block}
          allLabel={words.all}
          decline={<Button variant="secondary">{words.leave}</Button>}
          description={words.text}
        />
      </Card>
    );
  },
};

export const Missing: StoryObj = {
  name: 'Something required is missing',
  render: function Missing() {
    const { block } = useBlock();
    return <ConsentNotice {...block} defaultValue={['terms', 'news']} />;
  },
  play: async ({ canvas }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '同意並繼續' }));
    await expect(submit).not.toHaveBeenCalled();
    const privacy = canvas.getByRole('checkbox', { name: /隱私權政策/u });
    await expect(privacy).toHaveFocus();
    await expect(privacy).toHaveAccessibleDescription('需要同意才能繼續');
  },
};

export const Agreed: StoryObj = {
  name: 'All agreed at once',
  render: function Agreed() {
    const { words, block } = useBlock();
    return <ConsentNotice {...block} allLabel={words.all} />;
  },
  play: async ({ canvas }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: '全部同意' }));
    await userEvent.click(canvas.getByRole('button', { name: '同意並繼續' }));
    await expect(submit).toHaveBeenCalledWith(['terms', 'privacy', 'age', 'trade', 'news']);
  },
};

export const Busy: StoryObj = {
  name: 'Answer under way',
  render: function Busy() {
    const { block } = useBlock();
    return <ConsentNotice {...block} busy defaultValue={['terms', 'privacy', 'age', 'trade']} />;
  },
};
