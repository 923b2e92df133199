import type { Checkout } from '#domain/tables/payment.ts';
import { Html, html } from '../http/html.ts';

/** The texts of the page by language. A browser with another language gets the first. */
const TEXTS = {
  zh: { lang: 'zh-Hant', title: '前往付款', button: '前往付款頁面', note: '即將前往付款頁面。' },
  id: {
    lang: 'id',
    title: 'Menuju pembayaran',
    button: 'Ke halaman pembayaran',
    note: 'Anda akan dialihkan ke halaman pembayaran.',
  },
  vi: {
    lang: 'vi',
    title: 'Đến trang thanh toán',
    button: 'Đến trang thanh toán',
    note: 'Bạn sắp được chuyển đến trang thanh toán.',
  },
} as const;

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
form { display: grid; gap: 1rem; justify-items: center; padding: 1.5rem; text-align: center; }
button { min-height: 44px; padding: .6rem 1.5rem; border-radius: 999px; border: 1px solid; background: none; color: inherit; font: inherit; }
`;

function textsOf(acceptLanguage: string): (typeof TEXTS)[keyof typeof TEXTS] {
  const first = acceptLanguage.trim().slice(0, 2).toLowerCase();
  if (first === 'id') return TEXTS.id;
  return first === 'vi' ? TEXTS.vi : TEXTS.zh;
}

/** The page that posts a form to a gateway automatically, or by its button if scripts are off. */
export function checkoutPage({ Address, Fields }: Checkout, nonce: string, acceptLanguage: string): string {
  const { lang, title, button, note } = textsOf(acceptLanguage);
  const inputs = Object.entries(Fields ?? {}).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style nonce="${nonce}">${new Html(STYLE)}</style>
</head>
<body>
<form method="post" action="${Address}" accept-charset="utf-8">${inputs}<p>${note}</p><button>${button}</button></form>
<script nonce="${nonce}">document.forms[0].submit();</script>
</body>
</html>`.markup;
}
