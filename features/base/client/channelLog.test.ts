import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { type ChannelEvent, type ChannelLog, emptyChannel, reduceChannel, resumePoint, wants } from './channelLog.ts';
import { messageOf } from './testing/messages.ts';

const after = (...events: ChannelEvent[]): ChannelLog => events.reduce(reduceChannel, emptyChannel);
const seqs = (messages: readonly ChatMessage[]): number[] => messages.map(({ Seq }) => Seq);
const page = (from: number, to: number, Epoch = 'e1'): ChannelEvent => ({
  type: 'history',
  List: Array.from({ length: to - from + 1 }, (_, place) => messageOf(to - place)),
  Total: to,
  Epoch,
});
const pushed = (seq: number): ChannelEvent => ({ type: 'pushed', message: messageOf(seq) });
const resumed = (from: number, to: number): ChannelEvent => ({
  type: 'resumed',
  Recovered: true,
  Epoch: 'e1',
  Seq: to,
  List: Array.from({ length: to - from + 1 }, (_, place) => messageOf(from + place)),
});
const sent = (R: string): ChannelEvent => ({
  type: 'sent',
  send: { R, Message: '大家好', ReplyID: '', CreateTime: '2026-11-20T12:00:00.000Z' },
});

describe('history', () => {
  test('is read first, and shown with the oldest message first', () => {
    expect(wants(emptyChannel)).toBe('history');
    const log = after(page(5, 8));
    expect(seqs(log.messages)).toEqual([5, 6, 7, 8]);
    expect(wants(log)).toBeUndefined();
  });

  test('puts older pages in front, without duplicates where they overlap', () => {
    expect(seqs(after(page(7, 9), page(4, 7), page(1, 3)).messages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('adds pushes from before the first page', () => {
    expect(seqs(after(pushed(4), pushed(3), pushed(5), page(1, 3)).messages)).toEqual([1, 2, 3, 4, 5]);
  });

  test('starts an empty channel with its first message', () => {
    const empty: ChannelEvent = { type: 'history', List: [], Total: 0, Epoch: 'e1' };
    expect(seqs(after(empty, pushed(1), pushed(2)).messages)).toEqual([1, 2]);
  });

  test('replaces everything when the epoch changes', () => {
    const log = after(page(5, 8), pushed(10), page(1, 2, 'e2'));
    expect(seqs(log.messages)).toEqual([1, 2]);
    expect(log.ahead).toEqual([]);
  });
});

describe('gaps', () => {
  test('request a resume from the last contiguous message while a gap is open', () => {
    const log = after(page(1, 3), pushed(6));
    expect(seqs(log.messages)).toEqual([1, 2, 3]);
    expect(wants(log)).toBe('resume');
    expect(resumePoint(log)).toEqual({ Epoch: 'e1', Seq: 3 });
    const whole = reduceChannel(log, resumed(4, 6));
    expect(seqs(whole.messages)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(wants(whole)).toBeUndefined();
  });

  test('request a resume after a lost connection, even without a visible gap', () => {
    const log = after(page(1, 3), { type: 'disconnected' });
    expect(wants(log)).toBe('resume');
    expect(wants(reduceChannel(log, resumed(4, 5)))).toBeUndefined();
  });

  test('keep the shown messages after a refused resume until the new history arrives', () => {
    const log = after(page(1, 3), { type: 'resumed', Recovered: false, Epoch: 'e2', Seq: 9, List: [] });
    expect(wants(log)).toBe('history');
    expect(seqs(log.messages)).toEqual([1, 2, 3]);
    expect(seqs(reduceChannel(log, page(8, 9, 'e2')).messages)).toEqual([8, 9]);
  });
});

describe('own sends', () => {
  test('are pending immediately and become the message when answered, also if the push comes first', () => {
    const log = after(page(1, 3), sent('r1'), pushed(4));
    expect(log.pending).toHaveLength(1);
    const done = reduceChannel(log, { type: 'answered', R: 'r1', message: messageOf(4) });
    expect(done.pending).toEqual([]);
    expect(seqs(done.messages)).toEqual([1, 2, 3, 4]);
  });

  test('stay visible while messages before them are still missing', () => {
    const log = after(page(1, 3), sent('r1'), { type: 'answered', R: 'r1', message: messageOf(6) });
    expect(log.pending).toHaveLength(1);
    expect(reduceChannel(log, resumed(4, 6)).pending).toEqual([]);
  });

  test('that fail stay with their code until they are sent again or discarded', () => {
    const refused = after(page(1, 1), sent('r1'), { type: 'refused', R: 'r1', code: 200069 });
    expect(refused.pending[0]).toMatchObject({ R: 'r1', failedCode: 200069 });
    const again = reduceChannel(refused, { type: 'retried', R: 'r1', newR: 'r2' });
    expect(again.pending[0]).toMatchObject({ R: 'r2' });
    expect(again.pending[0]).not.toHaveProperty('failedCode');
    expect(reduceChannel(again, { type: 'discarded', R: 'r2' }).pending).toEqual([]);
  });
});

test('shows exactly the stored messages, once and in order, after lost, doubled and late messages and resumes', () => {
  const noise = fc.record({
    total: fc.integer({ min: 1, max: 40 }),
    firstPage: fc.integer({ min: 0, max: 40 }),
    deliveries: fc.array(
      fc.record({
        seq: fc.integer({ min: 1, max: 40 }),
        as: fc.constantFrom('pushed', 'answered', 'disconnected', 'resumed', 'history'),
      }),
      { maxLength: 80 },
    ),
  });
  fc.assert(
    fc.property(noise, ({ total, firstPage, deliveries }) => {
      const known = Math.min(firstPage, total);
      let log = reduceChannel(emptyChannel, sent('mine-1'));
      const check = (): void => {
        const shown = seqs(log.messages);
        expect(shown).toEqual(shown.map((_, place) => (shown[0] ?? 0) + place));
      };
      for (const { seq, as } of deliveries) {
        const at = Math.min(seq, total);
        if (as === 'pushed') log = reduceChannel(log, pushed(at));
        else if (as === 'answered')
          log = reduceChannel(log, { type: 'answered', R: `mine-${at}`, message: messageOf(at) });
        else if (as === 'disconnected') log = reduceChannel(log, { type: 'disconnected' });
        else if (as === 'history') log = reduceChannel(log, page(1, Math.max(known, at)));
        else if (log.seq !== undefined)
          log = reduceChannel(log, resumed((log.seq ?? 0) + 1, Math.max(at, log.seq ?? 0)));
        check();
      }
      // The service answers every gap that the log reports; after one round no gap may be left.
      if (wants(log) === 'history') log = reduceChannel(log, page(1, known));
      log = reduceChannel(log, { type: 'disconnected' });
      log = reduceChannel(log, resumed((log.seq ?? 0) + 1, total));
      check();
      expect(wants(log)).toBeUndefined();
      expect(log.seq).toBe(total);
      expect(log.messages.at(-1)?.Seq ?? 0).toBe(total);
      expect(new Set(seqs(log.messages)).size).toBe(log.messages.length);
    }),
    { numRuns: 1000 },
  );
});
