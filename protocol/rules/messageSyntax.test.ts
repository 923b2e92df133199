import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessageBody, SYNTAX_KEYS, writeEvent, writeShare } from './messageSyntax.ts';

describe('readMessageBody', () => {
  it('reads bracketed text and pairs', () => {
    expect(readMessageBody('[大獎](op=win&player_id=10000001&amount=120000&gamecode=owl)')).toEqual({
      kind: 'event',
      label: '大獎',
      values: { op: 'win', player_id: '10000001', amount: '120000', gamecode: 'owl' },
    });
  });

  it('reads pairs without brackets', () => {
    expect(readMessageBody('(jackpot_id=1)')).toEqual({ kind: 'event', label: '', values: { jackpot_id: '1' } });
  });

  it('reads a game share', () => {
    expect(readMessageBody(writeShare('owl', 'rec-7', '10000001'))).toEqual({
      kind: 'share',
      gameCode: 'owl',
      recordID: 'rec-7',
      playerID: '10000001',
    });
  });

  it.for([
    '哈囉',
    '[大獎]',
    '(好)',
    '(unknown=1)',
    '我說 (op=win)',
    '[a](op=win) 後面',
    '(op=win&)',
    '(op=%E0%A4%A)',
    'share_',
    'share_ owl',
  ])('takes "%s" as plain text', (text) => expect(readMessageBody(text)).toEqual({ kind: 'text', text }));

  it('reads back whatever was written', () => {
    const values = fc.dictionary(fc.constantFrom(...SYNTAX_KEYS), fc.string({ unit: 'grapheme' }), { minKeys: 1 });
    fc.assert(
      fc.property(fc.stringMatching(/^[^[\]]{0,12}$/u), values, (label, written) => {
        expect(readMessageBody(writeEvent(label, written))).toEqual({ kind: 'event', label, values: { ...written } });
      }),
    );
  });

  it('never throws, whatever a player types', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readMessageBody(text)));
  });
});
