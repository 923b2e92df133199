import { describe, expect, test } from 'vitest';
import { createEnvelope } from '#protocol/operations/envelope.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import { type EnvelopeForm, fieldOf, filledForm, problemsOf, requestOf } from './envelopeForm.ts';
import { previewShares } from './previewShares.ts';

const FORM: EnvelopeForm = {
  to: 'public',
  player: undefined,
  amount: 1000,
  quantity: 10,
  method: 2,
  title: '恭喜發財',
  content: '',
};

test("sends a complete form in the contract's format, to each channel", () => {
  const forms: readonly EnvelopeForm[] = [
    FORM,
    { ...FORM, to: 'club' },
    { ...FORM, to: 'private', player: { PlayerID: '10000002', Name: '阿默' }, quantity: 50 },
  ];
  const requests = forms.map((form) => requestOf(form));
  expect(requests.map((request) => [request?.ChannelType, request?.Quantity, request?.PlayerID])).toEqual([
    [1, 10, undefined],
    [3, 10, undefined],
    [2, 1, '10000002'],
  ]);
  for (const request of requests) expect(createEnvelope.request.safeParse(request).success).toBe(true);
});

test.each([
  ['amount', 'noAmount', { amount: undefined }],
  ['amount', 'tooLittle', { amount: 999 }],
  ['quantity', 'noQuantity', { quantity: undefined }],
  ['quantity', 'tooMany', { quantity: 101, amount: 100_000 }],
  ['title', 'longTitle', { title: '字'.repeat(21) }],
  ['content', 'longContent', { content: '字'.repeat(101) }],
  ['player', 'noPlayer', { to: 'private' }],
] as const)('%s: %s', (field, problem, part) => {
  const form: EnvelopeForm = { ...FORM, ...part };
  expect(problemsOf(form)).toEqual({ [field]: problem });
  expect(requestOf(form)).toBeUndefined();
});

test.each([
  ['', '見者有份'],
  [' \u200b ', '見者有份'],
  ['  好運\u202e ', '好運'],
])('sends a form whose blessing is %j with %j, and without a message of blanks', (title, sent) => {
  expect(requestOf(filledForm({ ...FORM, title, content: '  ' }, '見者有份'))).toMatchObject({
    Title: sent,
    Content: '',
  });
});

test('shows a refusal beside its field', () => {
  expect(fieldOf(new RequestFailure(200125))).toBe('amount');
  expect(fieldOf(new RequestFailure(200233))).toBe('player');
  expect(fieldOf(new RequestFailure(300046))).toBe('title');
  expect(fieldOf(new RequestFailure(100000, { Field: 'Content' }))).toBe('content');
  expect(fieldOf(new RequestFailure(200068))).toBeUndefined();
  expect(fieldOf(new Error('offline'))).toBeUndefined();
});

describe('the preview', () => {
  test.each([
    [1000, 10, 2],
    [100_000, 20, 2],
    [1_000_000_000, 100, 2],
    [1001, 2, 1],
    [100, 1, 2],
  ])('divides %i into %i shares by method %i exactly, each at least 1', (amount, quantity, method) => {
    const shares = previewShares(amount, quantity, method);
    expect(shares).toHaveLength(quantity);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
  });

  test('stays the same for the same amount and number, and changes with the amount', () => {
    expect(previewShares(88_888, 20, 2)).toEqual(previewShares(88_888, 20, 2));
    expect(previewShares(88_888, 20, 2)).not.toEqual(previewShares(88_889, 20, 2));
  });
});
