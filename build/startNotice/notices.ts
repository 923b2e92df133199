import type { Probes, StartNotices } from './watchStart.ts';

/** The newest features that every page needs. `scripts/browsers/probes.test.ts` compares them with the list of supported browsers. */
export const PROBES: Probes = {
  declarations: [['color', 'color-mix(in srgb, red, red)']],
  globals: ['CSSPropertyRule'],
};

/**
 * Returns the notices. Their texts are not in the catalogues, which may be missing, and appear in every language, because the page may not
 * know its own.
 * @param browsers the supported browsers as text for people
 */
export const noticesWith = (browsers: string): StartNotices => ({
  probes: PROBES,
  tooOld: [
    {
      lang: 'zh-Hant-TW',
      title: '請更新瀏覽器',
      text: '這個瀏覽器的版本太舊，無法開啟遊戲。請更新瀏覽器或手機系統，再重新載入。支援的版本列在最下方。',
      reload: '重新載入',
    },
    {
      lang: 'id-ID',
      title: 'Perbarui browser Anda',
      text: 'Versi browser ini terlalu lama untuk membuka permainan. Perbarui browser atau sistem ponsel Anda, lalu muat ulang. Versi yang didukung tercantum di bawah.',
      reload: 'Muat ulang',
    },
    {
      lang: 'vi-VN',
      title: 'Hãy cập nhật trình duyệt',
      text: 'Phiên bản trình duyệt này quá cũ nên không mở được trò chơi. Hãy cập nhật trình duyệt hoặc hệ điều hành rồi tải lại. Các phiên bản được hỗ trợ ở bên dưới.',
      reload: 'Tải lại',
    },
  ],
  failed: [
    {
      lang: 'zh-Hant-TW',
      title: '頁面無法開啟',
      text: '請檢查網路後重新載入；若仍無法開啟，請將下方的訊息告訴客服。',
      reload: '重新載入',
    },
    {
      lang: 'id-ID',
      title: 'Halaman tidak dapat dibuka',
      text: 'Periksa jaringan Anda, lalu muat ulang. Jika tetap gagal, sampaikan pesan di bawah kepada layanan pelanggan.',
      reload: 'Muat ulang',
    },
    {
      lang: 'vi-VN',
      title: 'Không mở được trang',
      text: 'Hãy kiểm tra mạng rồi tải lại. Nếu vẫn không được, hãy gửi thông báo bên dưới cho bộ phận hỗ trợ.',
      reload: 'Tải lại',
    },
  ],
  browsers,
});
