import { expect, test } from 'vitest';
import { inAppBrowserOf } from './inAppBrowser.ts';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-A146U Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.88 Mobile Safari/537.36';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test.each([
  ['line', `${IOS} Mobile/15E148 Safari Line/14.18.0`],
  ['line', `${WEB_VIEW} Line/14.19.1/IAB`],
  ['line', `${IOS} Mobile/15E148 Safari Line/15.1.0 LIFF`],
  [
    'facebook',
    `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/485.1.0.45.110;FBBV/665337277;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/3;FBID/phone;FBLC/zh_TW;FBOP/5;FBRV/667700000]`,
  ],
  ['facebook', `${WEB_VIEW} [FB_IAB/FB4A;FBAV/453.0.0.40.107;]`],
  [
    'messenger',
    `${IOS} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0.0.32.109;FBBV/655000000;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/3;FBID/phone;FBLC/vi_VN;FBOP/5]`,
  ],
  ['messenger', `${WEB_VIEW} [FB_IAB/Orca-Android;FBAV/481.0.0.80.109;]`],
  [
    'instagram',
    `${IOS} Mobile/22B83 Instagram 356.1.1.22.85 (iPhone15,2; iOS 18_1; zh_TW; zh-Hant; scale=3.00; 1179x2556; 660002333)`,
  ],
  [
    'instagram',
    `${WEB_VIEW} Instagram 355.1.0.44.103 Android (34/14; 450dpi; 1080x2208; samsung; SM-A146U; a14xm; mt6833; id_ID; 658190000)`,
  ],
  ['wechat', `${IOS} Mobile/15E148 MicroMessenger/8.0.53(0x18003531) NetType/WIFI Language/zh_TW`],
  [
    'wechat',
    `${WEB_VIEW} XWEB/1300057 MMWEBSDK/20240404 MMWEBID/1234 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  ['zalo', `${IOS} Mobile/15E148 Zalo iOS/553 ZaloTheme/light ZaloLanguage/vn`],
  ['zalo', `${WEB_VIEW} Zalo android/12100615 ZaloTheme/light ZaloLanguage/vi`],
  ['other', WEB_VIEW],
  [undefined, `${WEB_VIEW} MenagerieAPK/1.0`],
  [undefined, `${IOS} Version/18.1 Mobile/15E148 Safari/604.1`],
  [undefined, `${IOS} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`],
  // Opened from the home screen.
  [undefined, `${IOS} Mobile/15E148`],
  [undefined, ANDROID],
  [
    undefined,
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  ],
  [
    undefined,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
  ],
  [
    undefined,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  [undefined, 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
])('finds %s in %s', (app, userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBe(app);
});
