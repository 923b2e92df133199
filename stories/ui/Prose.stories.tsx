import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose, type ProseBlock } from '#ui/components/Prose/index.ts';
import { guide } from '../setting/guide.ts';
import { storyText } from '../setting/storyText.ts';

const useLabels = storyText({
  contents: { zh_tw: '本頁目錄', id_id: 'Isi halaman', vi_vn: 'Mục lục' },
  who: { zh_tw: '誰可以使用', id_id: 'Siapa yang boleh memakai', vi_vn: 'Ai được sử dụng' },
  whoText: {
    zh_tw: '本服務為限制級，僅限年滿 18 歲者使用。請注意使用時間，避免沉迷。',
    id_id: 'Layanan ini hanya untuk usia 18 tahun ke atas. Perhatikan waktu bermain dan hindari kecanduan.',
    vi_vn: 'Dịch vụ chỉ dành cho người từ 18 tuổi. Hãy chú ý thời gian chơi và tránh nghiện.',
  },
  start: { zh_tw: '怎麼開始', id_id: 'Cara memulai', vi_vn: 'Bắt đầu thế nào' },
  startOne: {
    zh_tw: '登入，或先用訪客身分逛逛。',
    id_id: 'Masuk, atau lihat dulu sebagai tamu.',
    vi_vn: 'Đăng nhập, hoặc xem trước với tư cách khách.',
  },
  startTwo: {
    zh_tw: '綁定手機，領取 20,000 金幣。',
    id_id: 'Hubungkan ponsel dan dapatkan 20.000 emas.',
    vi_vn: 'Liên kết điện thoại, nhận 20.000 vàng.',
  },
  startMore: {
    zh_tw: '同一支號碼最多五個帳號。',
    id_id: 'Satu nomor paling banyak lima akun.',
    vi_vn: 'Một số tối đa năm tài khoản.',
  },
  coins: { zh_tw: '金幣', id_id: 'Emas', vi_vn: 'Vàng' },
  never: {
    zh_tw: '不能兌換現金或實物',
    id_id: 'tidak dapat ditukar dengan uang atau barang',
    vi_vn: 'không đổi được thành tiền hay hiện vật',
  },
  coinsText: { zh_tw: '金幣僅供娛樂，', id_id: 'Emas hanya untuk hiburan dan ', vi_vn: 'Vàng chỉ để giải trí, ' },
  terms: { zh_tw: '服務條款', id_id: 'Ketentuan layanan', vi_vn: 'Điều khoản dịch vụ' },
  warning: {
    zh_tw: '客服不會向您索取驗證碼。',
    id_id: 'Kami tidak pernah meminta kode Anda.',
    vi_vn: 'Chúng tôi không bao giờ hỏi mã của bạn.',
  },
  danger: {
    zh_tw: '刪除帳號後無法復原。',
    id_id: 'Akun yang dihapus tidak dapat dipulihkan.',
    vi_vn: 'Tài khoản đã xóa không khôi phục được.',
  },
  note: {
    zh_tw: '存摺顯示最近 14 天。',
    id_id: 'Buku kas menampilkan 14 hari terakhir.',
    vi_vn: 'Sổ giao dịch hiện 14 ngày gần nhất.',
  },
  feature: { zh_tw: '功能', id_id: 'Fitur', vi_vn: 'Tính năng' },
  guest: { zh_tw: '訪客', id_id: 'Tamu', vi_vn: 'Khách' },
  member: { zh_tw: '會員', id_id: 'Anggota', vi_vn: 'Thành viên' },
  chat: { zh_tw: '公開頻道發言', id_id: 'Menulis di kanal publik', vi_vn: 'Phát biểu ở kênh công khai' },
  no: { zh_tw: '不行', id_id: 'Tidak', vi_vn: 'Không' },
  vip: { zh_tw: 'VIP 黃金以上', id_id: 'VIP Emas ke atas', vi_vn: 'Từ VIP Vàng' },
  detail: { zh_tw: '細節', id_id: 'Rincian', vi_vn: 'Chi tiết' },
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
