import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startMemoryService } from './testing/memoryService.ts';
import { startWarnings } from './startWarnings.ts';

const warningsOf = (environment: Readonly<Record<string, string>>): readonly string[] =>
  startWarnings(readConfig({ NODE_ENV: 'production', ...environment }, ['bj188']));
const SMS_GATEWAY_URL = 'https://sms.example/send';

it('warns in production that no text message is sent', () => {
  expect(warningsOf({})).toEqual([expect.stringMatching(/^SMS_GATEWAY_URL is not set/)]);
  expect(warningsOf({ SMS_GATEWAY_URL })).toEqual([]);
  expect(warningsOf({ NODE_ENV: 'development' })).toEqual([]);
});

it('names each open part that lacks its settings', () => {
  const open = { SMS_GATEWAY_URL, OPEN_PARTS: 'Games,Shop,Live' };
  expect(warningsOf(open).map((line) => line.split(':')[0])).toEqual([
    'OPEN_PARTS names the shop and no payment gateway is configured',
    'OPEN_PARTS names the games and GAME_PROVIDERS is not set',
    'OPEN_PARTS names live rooms and RTMP_PORT is not set',
  ]);
  expect(warningsOf({ ...open, RTMP_PORT: '1935' })).toHaveLength(2);
  expect(warningsOf({ ...open, RTMP_URL: 'rtmp://play.example/live' })).toHaveLength(2);
});

it('is in the log of a start', async () => {
  const service = await startMemoryService({ devTools: false });
  expect(service.logged.filter((line) => line.includes('SMS_GATEWAY_URL is not set'))).toHaveLength(1);
  await service.stop();
});
