import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_TEXT_MAX } from './chatText.ts';
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

  it('reads a game share with the name of the game', () => {
    const share = { gameName: '夜鴞寶藏', gameCode: 'owl', recordID: 'rec-7', playerID: '10000001' };
    expect(writeShare(share)).toBe('share_夜鴞寶藏_owl_rec-7_10000001');
    expect(readMessageBody(writeShare(share))).toEqual({ kind: 'share', ...share });
  });

  it.for([
    ['share_owl', '', ''],
    ['share_owl_rec-7', 'rec-7', ''],
    ['share_owl_rec-7_10000001', 'rec-7', '10000001'],
    ['share_owl__10000001', '', '10000001'],
  ])('reads %s, written before shares contained the name', ([text = '', recordID = '', playerID = '']) =>
    expect(readMessageBody(text)).toEqual({ kind: 'share', gameName: '', gameCode: 'owl', recordID, playerID }),
  );

  it('writes the name of a game in characters that a chat allows, and reads the rest of the share unchanged', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 120 });
    fc.assert(
      fc.property(names, fc.uuid(), (gameName, recordID) => {
        const share = { gameCode: 'owl-of-the-old-forest', recordID, playerID: '100000000001' };
        const text = writeShare({ ...share, gameName });
        expect(Array.from(text).length).toBeLessThanOrEqual(CHAT_TEXT_MAX);
        expect(readMessageBody(text)).toMatchObject({ kind: 'share', ...share });
      }),
    );
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
    'share_name_not a code__',
  ])('reads "%s" as plain text', (text) => expect(readMessageBody(text)).toEqual({ kind: 'text', text }));

  it('reads back every written message', () => {
    const values = fc.dictionary(fc.constantFrom(...SYNTAX_KEYS), fc.string({ unit: 'grapheme' }), { minKeys: 1 });
    fc.assert(
      fc.property(fc.stringMatching(/^[^[\]]{0,12}$/u), values, (label, written) => {
        expect(readMessageBody(writeEvent(label, written))).toEqual({ kind: 'event', label, values: { ...written } });
      }),
    );
  });

  it('never throws, for any typed text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readMessageBody(text)));
  });
});
