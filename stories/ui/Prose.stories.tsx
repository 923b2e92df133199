import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose, type ProseBlock } from '#ui/components/Prose/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useLabels = storyText({
  contents: ['本頁目錄', 'Isi halaman', 'Mục lục'],
  who: ['誰可以使用', 'Siapa yang boleh memakai', 'Ai được sử dụng'],
  whoText: [
    '本服務為限制級，僅限年滿 18 歲者使用。請注意使用時間，避免沉迷。',
    'Layanan ini hanya untuk usia 18 tahun ke atas. Perhatikan waktu bermain dan hindari kecanduan.',
    'Dịch vụ chỉ dành cho người từ 18 tuổi. Hãy chú ý thời gian chơi và tránh nghiện.',
  ],
  start: ['怎麼開始', 'Cara memulai', 'Bắt đầu thế nào'],
  startOne: [
    '登入，或先用訪客身分逛逛。',
    'Masuk, atau lihat dulu sebagai tamu.',
    'Đăng nhập, hoặc xem trước với tư cách khách.',
  ],
  startTwo: [
    '綁定手機，領取 20,000 金幣。',
    'Hubungkan ponsel dan dapatkan 20.000 emas.',
    'Liên kết điện thoại, nhận 20.000 vàng.',
  ],
  startMore: ['同一支號碼最多五個帳號。', 'Satu nomor paling banyak lima akun.', 'Một số tối đa năm tài khoản.'],
  coins: ['金幣', 'Emas', 'Vàng'],
  never: [
    '不能兌換現金或實物',
    'tidak dapat ditukar dengan uang atau barang',
    'không đổi được thành tiền hay hiện vật',
  ],
  coinsText: ['金幣僅供娛樂，', 'Emas hanya untuk hiburan dan ', 'Vàng chỉ để giải trí, '],
  terms: ['服務條款', 'Ketentuan layanan', 'Điều khoản dịch vụ'],
  warning: [
    '客服不會向您索取驗證碼。',
    'Kami tidak pernah meminta kode Anda.',
    'Chúng tôi không bao giờ hỏi mã của bạn.',
  ],
  danger: [
    '刪除帳號後無法復原。',
    'Akun yang dihapus tidak dapat dipulihkan.',
    'Tài khoản đã xóa không khôi phục được.',
  ],
  note: ['存摺顯示最近 14 天。', 'Buku kas menampilkan 14 hari terakhir.', 'Sổ giao dịch hiện 14 ngày gần nhất.'],
  feature: ['功能', 'Fitur', 'Tính năng'],
  guest: ['訪客', 'Tamu', 'Khách'],
  member: ['會員', 'Anggota', 'Thành viên'],
  chat: ['公開頻道發言', 'Menulis di kanal publik', 'Phát biểu ở kênh công khai'],
  no: ['不行', 'Tidak', 'Không'],
  vip: ['VIP 黃金以上', 'VIP Emas ke atas', 'Từ VIP Vàng'],
  detail: ['細節', 'Rincian', 'Chi tiết'],
});

function useText(): ProseBlock[] {
  const words = useLabels();
  return [
    { kind: 'heading', level: 2, id: 'who', children: [words.who] },
    { kind: 'paragraph', children: [words.whoText] },
    { kind: 'note', tone: 'warning', children: [{ kind: 'paragraph', children: [words.warning] }] },
    { kind: 'heading', level: 2, id: 'start', children: [words.start] },
    {
      kind: 'list',
      ordered: true,
      start: 1,
      items: [
        [{ kind: 'paragraph', children: [words.startOne] }],
        [
          { kind: 'paragraph', children: [words.startTwo] },
          { kind: 'list', ordered: false, start: 1, items: [[{ kind: 'paragraph', children: [words.startMore] }]] },
        ],
      ],
    },
    { kind: 'heading', level: 3, id: 'start-detail', children: [words.detail] },
    { kind: 'note', tone: 'info', children: [{ kind: 'paragraph', children: [words.note] }] },
    {
      kind: 'table',
      head: [[words.feature], [words.guest], [words.member]],
      rows: [[[words.chat], [words.no], [words.vip]]],
    },
    { kind: 'heading', level: 2, id: 'coins', children: [words.coins] },
    {
      kind: 'paragraph',
      children: [
        words.coinsText,
        { kind: 'strong', children: [words.never] },
        '. ',
        { kind: 'link', href: '#who', children: [words.terms] },
      ],
    },
    { kind: 'note', tone: 'danger', children: [{ kind: 'paragraph', children: [words.danger] }] },
    { kind: 'rule' },
    { kind: 'paragraph', children: [{ kind: 'em', children: [words.terms] }] },
  ];
}

const meta = {
  title: 'Text/Prose',
  component: Prose,
  parameters: guide({
    usage:
      'For a text that someone else writes: terms, guides, answers. It takes data, never markup, so that nothing but these pieces can reach a page.',
    dos: [
      'Draw the page’s title above it; its headings begin at level 2.',
      'A table of contents for what is longer than a screen.',
    ],
    donts: ['Words of the interface: they are messages.', 'Two on one page with headings of the same name.'],
  }),
} satisfies Meta<typeof Prose>;
export default meta;

export const Whole: StoryObj = {
  render: function Whole() {
    return <Prose blocks={useText()} contents={useLabels().contents} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(levels).toEqual(['H2', 'H2', 'H3', 'H2']);
    const scroller = canvasElement.querySelector('[data-part=prose-table-scroller]');
    await expect(scroller).toHaveAttribute('tabindex', '0');
  },
};

/** An answer, or the text of a card. */
export const Quiet: StoryObj = {
  render: function Quiet() {
    return <Prose blocks={useText().slice(1, 3)} tone="quiet" />;
  },
};
