import { expect, it } from 'vitest';
import { readProcessConfig } from './processConfig.ts';

const NEEDED = {
  MEDIA_SERVICE: 'http://10.0.0.5:8790/',
  MEDIA_SECRET: 's'.repeat(32),
  PUBLIC_ORIGIN: 'https://play.example',
};

it('needs the service, the secret and the public origin', () => {
  expect(readProcessConfig(NEEDED)).toMatchObject({
    service: { origin: 'http://10.0.0.5:8790', secret: 's'.repeat(32) },
    ingest: { port: 1935, host: '127.0.0.1' },
    port: 8788,
  });
  for (const name of Object.keys(NEEDED))
    expect(() => readProcessConfig({ ...NEEDED, [name]: '' })).toThrow(`${name} is missing`);
  expect(() => readProcessConfig({ ...NEEDED, MEDIA_SECRET: 'short' })).toThrow('MEDIA_SECRET must have 32');
});
