import { describe, expect, it } from 'vitest';
import { checkStreamAddress, signStreamAddress, STREAM_ADDRESS_MS, streamKeysOf } from './streamAddress.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const kept = { id: '', bytes: new Uint8Array(32).fill(1) };
const newer = { id: 'b', bytes: new Uint8Array(32).fill(2) };
const KEYS = streamKeysOf([kept]);
const PLAYER = { PlayerID: '10000002' };
const sign = (RoomID = '1', Viewer: Parameters<typeof signStreamAddress>[2]['Viewer'] = PLAYER) =>
  signStreamAddress(KEYS, 'https://play.example', { RoomID, Viewer, now: NOW });
const check = (address: string, now = NOW, keys = KEYS) => checkStreamAddress(keys, address, now, ['1', '2', '3']);

describe('a stream address', () => {
  it('names room, viewer and expiry on the media server’s socket', () => {
    const url = new URL(sign());
    expect([url.origin, url.pathname]).toEqual(['wss://play.example', '/live/1.flv']);
    expect(url.searchParams.get('viewer')).toBe('10000002');
    expect(Number(url.searchParams.get('expires')) * 1000).toBe(NOW + STREAM_ADDRESS_MS);
    expect(signStreamAddress(KEYS, 'http://127.0.0.1:8787', { RoomID: '1', Viewer: PLAYER, now: NOW })).toMatch(
      /^ws:\/\/127\.0\.0\.1:8787\/live\/1\.flv\?viewer=10000002&expires=\d+&sign=[\w-]{43}$/,
    );
  });

  it('opens its room for its viewer, also from its path and query', () => {
    const address = sign();
    const opened = { ok: true, RoomID: '1', Viewer: PLAYER };
    expect(check(address)).toEqual(opened);
    expect(check(address.slice('wss://play.example'.length))).toEqual(opened);
    expect(check(address.replace('wss:', 'https:'))).toEqual(opened);
  });

  it('binds a visitor to the device', () => {
    const DeviceID = '0b0e7dfc-5c1f-4c52-9d38-3f6f6d3d9c11';
    expect(check(sign('1', { DeviceID }))).toEqual({ ok: true, RoomID: '1', Viewer: { DeviceID } });
  });

  it('keeps a room id of any characters', () => {
    expect(check(sign('a/b\n7?&.flv 房'))).toMatchObject({ ok: true, RoomID: 'a/b\n7?&.flv 房' });
  });

  it('expires after ten minutes', () => {
    expect(check(sign(), NOW + STREAM_ADDRESS_MS - 1).ok).toBe(true);
    expect(check(sign(), NOW + STREAM_ADDRESS_MS)).toEqual({ ok: false, reason: 'expired' });
  });

  it('refuses another viewer, another expiry, another signature and another room', () => {
    const forged = { ok: false, reason: 'forged' };
    const address = sign();
    const expires = new URL(address).searchParams.get('expires') ?? '';
    expect(check(address.replace('10000002', '10000003'))).toEqual(forged);
    expect(check(address.replace(expires, String(Number(expires) + 1)))).toEqual(forged);
    expect(check(address.slice(0, -1) + (address.endsWith('A') ? 'E' : 'A'))).toEqual(forged);
    expect(check(address.replace('/1.flv', '/2.flv'))).toEqual({ ok: false, reason: 'otherRoom' });
    expect(checkStreamAddress(KEYS, address.replace('/1.flv', '/2.flv'), NOW)).toEqual(forged);
  });

  it.each([
    '',
    '/live/1.flv',
    '/live/%E0%A4%A.flv?viewer=1&expires=1&sign=a',
    '/live/1.flv?viewer=&expires=&sign=',
    '/live/1.flv?viewer=guest-&expires=9999999999&sign=',
    'http://[',
    '/other/1.flv?viewer=1&expires=9999999999&sign=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  ])('refuses %j', (address) => {
    expect(check(address)).toEqual({ ok: false, reason: 'forged' });
  });

  it('is accepted by a key that no longer signs, and refused by a removed key', () => {
    const address = sign();
    expect(check(address, NOW, streamKeysOf([newer, kept])).ok).toBe(true);
    expect(check(address, NOW, streamKeysOf([newer]))).toEqual({ ok: false, reason: 'forged' });
  });
});
