import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, LogOut, MonitorX, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#ui/components/Button/index.ts';
import { AlertDialog, Dialog } from '#ui/components/Dialog/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { guide } from '../setting/guide.ts';
import { drawWith, storyText } from '../setting/storyText.ts';
import { itemPicture } from './pictures.ts';
import { sharedText, useSharedText } from './sharedText.ts';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: guide({
    usage:
      'Dialog for one short task in the middle of the screen; AlertDialog for one message that must be answered: `alert` with one button, `confirm` with two. For something longer, or on a telephone’s chat, take BottomSheet; for a word about what just happened, a toast.',
    dos: [
      'A title that says what it is about, buttons that say what they do.',
      'In a question, the harmless answer first: it has the focus.',
      'Let Escape and the veil close it, unless an answer is owed.',
      'Pass `busy` while the answer is under way, and close it when it has come.',
    ],
    donts: ['A dialog over a dialog.', '「確定？」 as a whole question.', 'A danger tone for what can be undone.'],
  }),
} satisfies Meta<typeof Dialog>;
export default meta;

const useOwnText = storyText({
  ...sharedText,
  giftTitle: ['收到一份禮物', 'Ada hadiah untukmu', 'Bạn nhận được quà'],
  giftText: [
    '小虎妹 送你 50 寶石，已放進信箱。',
    'Tigress mengirim 50 permata, sudah ada di kotak surat.',
    'Tigress tặng bạn 50 đá quý, đã để trong hộp thư.',
  ],
  bindTitle: ['綁定手機', 'Ikat nomor ponsel', 'Liên kết số điện thoại'],
  sendCode: ['傳送驗證碼', 'Kirim kode', 'Gửi mã'],
  tooYoung: ['未滿18歲', 'Di bawah 18', 'Chưa đủ 18'],
  oldEnough: ['已滿18歲', '18 ke atas', 'Đã đủ 18'],
  leave: ['離開遊戲', 'Keluar dari gim', 'Rời trò chơi'],
  removeTitle: ['刪除好友 小虎妹？', 'Hapus Tigress dari teman?', 'Xóa bạn Tigress?'],
  removeText: [
    '彼此會從好友清單消失，之後還是可以加回來。',
    'Kalian hilang dari daftar teman masing-masing, dan bisa berteman lagi nanti.',
    'Hai bên sẽ không còn trong danh sách bạn bè, sau này vẫn có thể kết bạn lại.',
  ],
  open: ['開啟', 'Buka', 'Mở'],
  expired: ['連線已過期', 'Sesi berakhir', 'Phiên đã hết hạn'],
  expiredText: [
    '請重新登入。此帳號已在另一個裝置登入，本視窗的連線已結束。',
    'Silakan masuk lagi. Akun ini sudah masuk di perangkat lain, jadi sambungan di jendela ini berakhir.',
    'Vui lòng đăng nhập lại. Tài khoản này đã đăng nhập trên thiết bị khác nên kết nối ở cửa sổ này đã kết thúc.',
  ],
  signIn: ['重新登入', 'Masuk lagi', 'Đăng nhập lại'],
  rules: ['俱樂部規章', 'Aturan klub', 'Nội quy câu lạc bộ'],
  rule: [
    '成員請互相尊重，不得辱罵、洗版或買賣帳號與遊戲幣；違者由會長或副會長移出，三十天內不得再次申請。',
    'Anggota saling menghormati; dilarang menghina, membanjiri obrolan, atau memperjualbelikan akun dan koin. Pelanggar dikeluarkan dan tidak boleh mendaftar lagi selama tiga puluh hari.',
    'Thành viên tôn trọng lẫn nhau; không xúc phạm, không spam, không mua bán tài khoản và xu. Ai vi phạm sẽ bị loại và không được xin vào lại trong ba mươi ngày.',
  ],
});

export const Plain: StoryObj = {
  render: function Plain() {
    const words = useOwnText();
    const [open, setOpen] = useState(true);
    const [phone, setPhone] = useState('0900000001');
    return (
      <>
        <Button onClick={() => setOpen(true)}>{words.bindTitle}</Button>
        <Dialog
          actions={<Button>{words.sendCode}</Button>}
          closeLabel={words.close}
          description={words.phoneHint}
          onOpenChange={setOpen}
          open={open}
          title={words.bindTitle}
        >
          <TextField label={words.phone} onValueChange={setPhone} type="tel" value={phone} />
        </Dialog>
      </>
    );
  },
};

export const OpensAndCloses: StoryObj = {
  name: 'Opens and closes by itself',
  render: drawWith(useOwnText, (words) => (
    <Dialog
      closeLabel={words.close}
      crest={<img alt="" height={112} src={itemPicture('gem')} width={112} />}
      description={words.giftText}
      title={words.giftTitle}
      trigger={<Button>{words.open}</Button>}
    />
  )),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};

export const Long: StoryObj = {
  name: 'Long content scrolls',
  render: drawWith(useOwnText, (words) => (
    <Dialog
      actions={<Button>{words.confirm}</Button>}
      closeLabel={words.close}
      onOpenChange={() => undefined}
      open
      size="lg"
      title={words.rules}
    >
      {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((part) => (
        <p key={part} style={{ marginBlockEnd: '1rem' }}>
          {words.rule}
        </p>
      ))}
    </Dialog>
  )),
};

export const AgeGate: StoryObj = {
  name: 'Only an answer closes it',
  render: drawWith(useOwnText, (words) => (
    <Dialog
      actions={
        <>
          <Button variant="secondary">{words.tooYoung}</Button>
          <Button>{words.oldEnough}</Button>
        </>
      }
      description={words.ageText}
      dismissible={false}
      onOpenChange={() => undefined}
      open
      title={words.ageTitle}
    />
  )),
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};

export const Alert: StoryObj = {
  render: drawWith(useSharedText, (words) => (
    <AlertDialog
      confirmLabel={words.confirm}
      description={words.renameLimit}
      icon={<Info size={28} />}
      kind="alert"
      onConfirm={() => undefined}
      open
      title={words.reminder}
    />
  )),
};

export const Confirm: StoryObj = {
  render: drawWith(useOwnText, (words) => (
    <AlertDialog
      cancelLabel={words.cancel}
      confirmLabel={words.leave}
      description={words.leaveText}
      icon={<LogOut size={28} />}
      kind="confirm"
      onConfirm={() => undefined}
      title={words.leaveTitle}
      tone="warning"
      trigger={<Button>{words.leave}</Button>}
    />
  )),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    const [safest] = Array.from(dialog.querySelectorAll('button'));
    await expect(safest).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
  },
};

export const Danger: StoryObj = {
  render: drawWith(useOwnText, (words) => (
    <AlertDialog
      confirmLabel={words.signIn}
      description={words.expiredText}
      icon={<MonitorX size={28} />}
      kind="alert"
      onConfirm={() => undefined}
      open
      title={words.expired}
      tone="danger"
    />
  )),
};

const answer = fn();

export const Busy: StoryObj = {
  name: 'Answer under way',
  render: drawWith(useOwnText, (words) => (
    <AlertDialog
      busy
      cancelLabel={words.cancel}
      confirmLabel={words.remove}
      description={words.removeText}
      icon={<UserMinus size={28} />}
      kind="confirm"
      onConfirm={answer}
      open
      title={words.removeTitle}
      tone="danger"
    />
  )),
  play: async () => {
    answer.mockClear();
    const dialog = await screen.findByRole('alertdialog');
    const confirm = Array.from(dialog.querySelectorAll('button')).at(-1);
    if (!confirm) throw new Error('no button');
    await userEvent.click(confirm, { pointerEventsCheck: 0 });
    await expect(answer).not.toHaveBeenCalled();
  },
};
