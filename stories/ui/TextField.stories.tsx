import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Search } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '#ui/components/TextField/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';

const useText = storyText({
  nickname: ['暱稱', 'Nama panggilan', 'Biệt danh'],
  nicknameHint: [
    '最多 10 個字，可用中文、英文或數字；免費改名 1 次',
    'Maksimal 10 karakter: huruf Tionghoa, Latin, atau angka. Ganti nama gratis satu kali',
    'Tối đa 10 ký tự: chữ Hoa, chữ Latinh hoặc số. Đổi tên miễn phí 1 lần',
  ],
  nicknameError: [
    '暱稱含有不能使用的符號',
    'Nama berisi simbol yang tidak diperbolehkan',
    'Biệt danh có ký hiệu không được phép',
  ],
  search: ['搜尋遊戲', 'Cari gim', 'Tìm trò chơi'],
  clear: ['清除', 'Hapus', 'Xóa'],
  email: ['電子信箱', 'Surel', 'Email'],
  amount: ['兌換碼', 'Kode penukaran', 'Mã đổi quà'],
  left: ['今日剩 3 次', 'Sisa 3 kali', 'Còn 3 lần'],
  playerId: ['玩家編號', 'ID pemain', 'Mã người chơi'],
  long: [
    '請輸入當初註冊時所使用、並且已經完成驗證的備用電子信箱地址',
    'Masukkan alamat surel cadangan yang dahulu dipakai saat mendaftar dan sudah diverifikasi',
    'Nhập địa chỉ email dự phòng đã dùng khi đăng ký và đã được xác minh trước đây',
  ],
});

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: {
    label: '暱稱',
    hint: '最多 10 個字',
    placeholder: '山高水長',
    defaultValue: '青山不改',
    required: false,
    disabled: false,
  },
  parameters: guide({
    usage:
      'For one line of text. Several lines are a TextArea, whole numbers a NumberField, telephone numbers a PhoneField.',
    dos: [
      'Give `autoComplete`, `inputMode` and `type`: telephones then help.',
      'Offer `clearLabel` where one searches.',
      'Tell limits in the hint, before they are broken.',
    ],
    donts: ['A placeholder as the label: it is gone when it is needed.', 'Errors while the first letter is typed.'],
  }),
} satisfies Meta<typeof TextField>;
export default meta;

export const Playground: StoryObj<typeof meta> = {};

export const States: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack>
      <TextField
        autoComplete="nickname"
        hint={words.nicknameHint}
        label={words.nickname}
        placeholder="青山不改"
        required
      />
      <TextField
        defaultValue="青山★不改"
        error={words.nicknameError}
        hint={words.nicknameHint}
        label={words.nickname}
      />
      <TextField defaultValue="80013526" label={words.playerId} readOnly />
      <TextField defaultValue="青山不改" disabled label={words.nickname} />
    </Stack>
  )),
};

export const Beside: StoryObj = {
  render: drawWith(useText, (words) => (
    <Stack>
      <TextField
        before={<Search aria-hidden="true" size={20} />}
        clearLabel={words.clear}
        defaultValue="鯉躍龍門"
        label={words.search}
        labelHidden
        placeholder={words.search}
        type="search"
      />
      <TextField
        autoComplete="email"
        before={<Mail aria-hidden="true" size={20} />}
        label={words.email}
        placeholder="name@example.com"
        type="email"
      />
      <TextField after={words.left} defaultValue="MENAGERIE2026" label={words.amount} />
    </Stack>
  )),
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button'));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await userEvent.type(search, '龍');
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const LongTexts: StoryObj = {
  render: drawWith(useText, (words) => (
    <TextField
      clearLabel={words.clear}
      defaultValue="a.very.long.address.that.does.not.fit.on.a.telephone@mailbox.example.com"
      error={words.long}
      label={words.long}
      required
    />
  )),
};
