import { expect, test } from 'vitest';
import type { OwnRedEnvelope } from '#protocol/entities/envelope.ts';
import { stateOf } from './envelopeState.ts';

const NOW = Date.parse('2026-11-24T04:00:00.000Z');
const ENVELOPE: OwnRedEnvelope = {
  RedEnvelopeID: 'one',
  Sender: { PlayerID: '10000002', Name: '阿默', VIPLevel: 8, PicURL: '', PictureURL: '', PictureSetting: 2 },
  Title: '恭喜發財',
  Content: '',
  Amount: 1000,
  Quantity: 3,
  Method: 2,
  ChannelType: 1,
  ClubID: '',
  PlayerID: '',
  Status: 1,
  Claimed: 1,
  ClaimedAmount: 300,
  CreateTime: '2026-11-24T03:00:00.000Z',
  ExpireTime: '2026-11-25T03:00:00.000Z',
  MyAmount: 0,
  Luckiest: false,
};

test.each([
  ['open', {}],
  ['mine', { MyAmount: 300, Status: 2 }],
  ['gone', { Status: 2 }],
  ['expired', { Status: 3 }],
  ['cancelled', { Status: 4 }],
  ['waiting', { ChannelType: 2, PlayerID: '10000009' }],
  ['open', { ChannelType: 2, PlayerID: '10000001' }],
] as const)('is %s to its reader for %j', (state, part) => {
  expect(stateOf({ ...ENVELOPE, ...part }, NOW, '10000001')).toBe(state);
});

test('expires on time without another read', () => {
  expect(stateOf(ENVELOPE, Date.parse(ENVELOPE.ExpireTime) - 1, '10000001')).toBe('open');
  expect(stateOf(ENVELOPE, Date.parse(ENVELOPE.ExpireTime), '10000001')).toBe('expired');
});
