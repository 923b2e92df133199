import { describe, expect, test } from 'vitest';
import { SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { messageOf } from '../../../base/client/testing/messages.ts';
import { rowsOf, taipeiDay } from './rows.ts';

const at = (time: string) => ({ CreateTime: `2026-11-20T${time}.000Z` });
const ME = '80013526';
const OTHER = '80000002';
const positions = (...messages: ReturnType<typeof messageOf>[]) =>
  rowsOf({ messages, pending: [] }, ME, new Map()).map((row) => (row.kind === 'system' ? row.kind : row.position));

describe('grouping', () => {
  test('one sender within one minute is one group', () => {
    expect(
      positions(
        messageOf(1, { From: OTHER, ...at('12:00:01') }),
        messageOf(2, { From: OTHER, ...at('12:00:30') }),
        messageOf(3, { From: OTHER, ...at('12:00:59') }),
      ),
    ).toEqual(['first', 'middle', 'last']);
  });

  test('another minute or another sender begins a new one', () => {
    expect(
      positions(
        messageOf(1, { From: OTHER, ...at('12:00:59') }),
        messageOf(2, { From: OTHER, ...at('12:01:00') }),
        messageOf(3, { From: ME, ...at('12:01:10') }),
      ),
    ).toEqual(['single', 'single', 'single']);
  });

  test('a line of the system parts a group', () => {
    expect(
      positions(
        messageOf(1, { From: OTHER, ...at('12:00:01') }),
        messageOf(2, { From: SYSTEM_SENDER, Sender: null, ...at('12:00:02') }),
        messageOf(3, { From: OTHER, ...at('12:00:03') }),
      ),
    ).toEqual(['single', 'system', 'single']);
  });

  test('an own message on its way joins those of its minute', () => {
    const rows = rowsOf(
      {
        messages: [messageOf(1, at('12:00:01'))],
        pending: [{ R: 'r', Message: 'x', ReplyID: '', ...at('12:00:40') }],
      },
      ME,
      new Map(),
    );
    expect(rows.map((row) => row.kind !== 'system' && row.position)).toEqual(['first', 'last']);
  });
});

test('a day begins at midnight in Taipei', () => {
  expect(taipeiDay('2026-11-20T15:59:59.999Z')).toBe('2026-11-20');
  expect(taipeiDay('2026-11-20T16:00:00.000Z')).toBe('2026-11-21');
  const rows = rowsOf(
    {
      messages: [messageOf(1, at('15:59:59')), messageOf(2, at('16:00:00')), messageOf(3, at('16:00:01'))],
      pending: [],
    },
    ME,
    new Map(),
  );
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', undefined]);
});

test('a sent message keeps the row that it had on its way', () => {
  const [row] = rowsOf({ messages: [messageOf(1)], pending: [] }, ME, new Map([['message-1', 'the-uuid']]));
  expect(row?.key).toBe('the-uuid');
});

test('a row that nothing changed is the same one, so that it is not drawn again', () => {
  const messages = [messageOf(1, at('12:00:01')), messageOf(2, at('12:00:02'))];
  const [first, second] = rowsOf({ messages, pending: [] }, ME, new Map());
  const later = rowsOf({ messages: [...messages, messageOf(3, at('12:00:03'))], pending: [] }, ME, new Map());
  expect(later[0]).toBe(first);
  // It was the last of its group and is in its middle now.
  expect(later[1]).not.toBe(second);
  expect(later[1]).toMatchObject({ position: 'middle' });
});
