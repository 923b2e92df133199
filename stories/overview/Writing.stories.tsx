import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { type Locale, languageNames, languageTags, locales } from '#locales/locale.ts';
import * as css from './overview.css.ts';

/**
 * The product's tone. Traditional Chinese is the original; Indonesian and Vietnamese say the same in natural words, not word for word.
 * Short, friendly, and clear about the next step; never about odds or money.
 */
const meta = { title: 'Overview/Writing' } satisfies Meta;
export default meta;

type Said = Readonly<Record<Locale, string>>;

/** Lets the keyboard scroll the table. */
const reachable = { tabIndex: 0 };

interface RowsProps {
  /** The name of the table, which scrolls if there is no room for it. */
  label: string;
  rows: readonly { about: string; say: (locale: Locale) => ReactNode }[];
}

function Rows({ label, rows }: RowsProps): ReactNode {
  return (
    <div aria-label={label} className={css.specimen} role="region" {...reachable}>
      <table className={`${css.table} ${css.wide}`}>
        <thead>
          <tr>
            <th scope="col">
              <Text size={13} tone="muted">
                About
              </Text>
            </th>
            {locales.map((locale) => (
              <th key={locale} lang={languageTags[locale]} scope="col">
                <Text size={13} tone="muted">
                  {languageNames[locale]}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ about, say }) => (
            <tr key={about}>
              <th scope="row">
                <Text size={13} weight="regular">
                  {about}
                </Text>
              </th>
              {locales.map((locale) => (
                <td key={locale} lang={languageTags[locale]}>
                  {say(locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const words = (about: string, said: Said) => ({ about, say: (locale: Locale): ReactNode => said[locale] });

export const Tone: StoryObj = {
  render: () => (
    <Stack gap={3}>
      <Text as="h2" size={20} tone="heading" weight="bold">
        Say what happens, in the player’s words
      </Text>
      <Rows
        label="Tone"
        rows={[
          words('A button is a verb with its object', {
            zh_tw: '簽到領取',
            id_id: 'Klaim hadiah harian',
            vi_vn: 'Điểm danh nhận quà',
          }),
          words('A refusal gives the reason', {
            zh_tw: '升級 VIP 後即可送禮',
            id_id: 'Naik ke VIP untuk mengirim hadiah',
            vi_vn: 'Nâng cấp VIP để tặng quà',
          }),
          words('An empty list offers one way on', {
            zh_tw: '還沒有好友，去聊天室認識新朋友吧',
            id_id: 'Belum ada teman. Yuk, kenalan di ruang obrolan',
            vi_vn: 'Chưa có bạn bè. Hãy vào phòng trò chuyện làm quen nhé',
          }),
          words('Play items have no value in money', {
            zh_tw: '遊戲道具僅供娛樂，不得兌換現金或商品',
            id_id: 'Item permainan hanya untuk hiburan dan tidak dapat ditukar uang atau barang',
            vi_vn: 'Vật phẩm chỉ để giải trí, không đổi thành tiền hay hàng hóa',
          }),
        ]}
      />
    </Stack>
  ),
};

export const Amounts: StoryObj = {
  render: () => (
    <Stack gap={3}>
      <Text as="h2" size={20} tone="heading" weight="bold">
        Whole where there is room, short where there is none
      </Text>
      <Rows
        label="Amounts"
        rows={[
          { about: 'Whole, with separators', say: (locale) => <Amount locale={locale} value={1_286_540} /> },
          { about: 'Short', say: (locale) => <Amount format="short" locale={locale} value={12_400} /> },
          { about: 'Short, large', say: (locale) => <Amount format="short" locale={locale} value={343_210_987} /> },
        ]}
      />
    </Stack>
  ),
};

export const Errors: StoryObj = {
  render: () => (
    <Stack gap={3}>
      <Text as="h2" size={20} tone="heading" weight="bold">
        What went wrong, and what to do; no codes, no blame
      </Text>
      <Rows
        label="Errors"
        rows={[
          words('The network', {
            zh_tw: '連線中斷，正在重新連線',
            id_id: 'Koneksi terputus, menyambung kembali',
            vi_vn: 'Mất kết nối, đang kết nối lại',
          }),
          words('A wrong entry', {
            zh_tw: '驗證失敗，請確認手機號碼與驗證碼',
            id_id: 'Verifikasi gagal, periksa nomor ponsel dan kodenya',
            vi_vn: 'Xác minh không thành công, hãy kiểm tra số điện thoại và mã',
          }),
          words('Our fault', {
            zh_tw: '系統發生錯誤，請先確認結果，稍後再試',
            id_id: 'Terjadi kesalahan sistem, periksa hasilnya dulu, lalu coba lagi nanti',
            vi_vn: 'Hệ thống gặp lỗi, hãy kiểm tra kết quả rồi thử lại sau',
          }),
        ]}
      />
    </Stack>
  ),
};
