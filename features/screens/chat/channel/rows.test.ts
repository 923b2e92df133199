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
  test('groups messages of one sender within a minute', () => {
    expect(
      positions(
        messageOf(1, { From: OTHER, ...at('12:00:01') }),
        messageOf(2, { From: OTHER, ...at('12:00:30') }),
        messageOf(3, { From: OTHER, ...at('12:00:59') }),
      ),
    ).toEqual(['first', 'middle', 'last']);
  });

  test('begins a new group with another minute or sender', () => {
    expect(
      positions(
        messageOf(1, { From: OTHER, ...at('12:00:59') }),
        messageOf(2, { From: OTHER, ...at('12:01:00') }),
        messageOf(3, { From: ME, ...at('12:01:10') }),
      ),
    ).toEqual(['single', 'single', 'single']);
  });

  test('splits a group at a system message', () => {
    expect(
      positions(
        messageOf(1, { From: OTHER, ...at('12:00:01') }),
        messageOf(2, { From: SYSTEM_SENDER, Sender: null, ...at('12:00:02') }),
        messageOf(3, { From: OTHER, ...at('12:00:03') }),
      ),
    ).toEqual(['single', 'system', 'single']);
  });

  test('adds a pending message of the player to the group of its minute', () => {
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

test('begins a day at midnight in Taipei', () => {
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

test('keeps the row of a pending message after sending', () => {
  const [row] = rowsOf({ messages: [messageOf(1)], pending: [] }, ME, new Map([['message-1', 'the-uuid']]));
  expect(row?.key).toBe('the-uuid');
});

test('keeps an unchanged row’s identity, so that it is not rendered again', () => {
  const messages = [messageOf(1, at('12:00:01')), messageOf(2, at('12:00:02'))];
  const [first, second] = rowsOf({ messages, pending: [] }, ME, new Map());
  const later = rowsOf({ messages: [...messages, messageOf(3, at('12:00:03'))], pending: [] }, ME, new Map());
  expect(later[0]).toBe(first);
  // The message was the last of its group, and is now in the middle of it.
  expect(later[1]).not.toBe(second);
  expect(later[1]).toMatchObject({ position: 'middle' });
});
