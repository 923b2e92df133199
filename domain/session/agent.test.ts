import { expect, it } from 'vitest';
import { describeAgent } from './agent.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${WINDOWS} Safari/537.36`, 'Chrome', 'Windows'],
  [`${WINDOWS} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`${WINDOWS} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  [`${MAC} Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [`${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${IPHONE} Mobile/15E148 Safari Line/15.1.0`, 'LINE', 'iOS'],
  [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 'Facebook', 'iOS'],
  [IPHONE.replaceAll('iPhone', 'iPad').concat(' Version/18.5 Safari/604.1'), 'Safari', 'iPadOS'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', '', ''],
  ['', '', ''],
])('%s is %s on %s', (agent, Browser, System) => {
  expect(describeAgent(agent)).toEqual({ Browser, System });
});
