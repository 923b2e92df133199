import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PickerResult } from './liff.ts';
import { createMemoryLiff } from './memoryLiff.ts';
import { shareByPicker } from './shareByPicker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = (words: string) => ({ type: 'text', text: words }) as const;

/** A picker that ends as the test sets it, and counts its reads. */
function picker(canPick = true) {
  const state: { end: PickerResult | undefined; looks: number } = { end: undefined, looks: 0 };
  const liff = createMemoryLiff({
    idToken: async () => undefined,
    canPick,
    picked: () => {
      state.looks += 1;
      return state.end;
    },
  });
  return { state, liff };
}

test.each(['sent', 'cancelled', 'failed'] as const)(
  'reads the result every 500 ms until the player has finished: %s',
  async (end) => {
    const { state, liff } = picker();
    const ended = vi.fn<(how: string) => void>();
    void shareByPicker(liff, [text('hello')]).then(ended);
    await vi.advanceTimersByTimeAsync(499);
    expect(state.looks).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(state.looks).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.looks).toBe(121);
    expect(ended).not.toHaveBeenCalled();
    state.end = end;
    await vi.advanceTimersByTimeAsync(500);
    expect(ended).toHaveBeenCalledWith(end);
    expect(liff.shared).toEqual([[text('hello')]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(state.looks).toBe(122);
  },
);

test('stops waiting after ten minutes', async () => {
  const { state, liff } = picker();
  const ended = vi.fn<(how: string) => void>();
  void shareByPicker(liff, [text('hello')]).then(ended);
  await vi.advanceTimersByTimeAsync(10 * 60_000 - 500);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(ended).toHaveBeenCalledWith('timeout');
  const { looks } = state;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.looks).toBe(looks);
});

test('opens no picker if LINE has none, or for messages that LINE would not send', async () => {
  const without = picker(false);
  expect(await shareByPicker(without.liff, [text('hello')])).toBe('unavailable');
  const { liff } = picker();
  for (const messages of [[], Array.from({ length: 6 }, () => text('x'))])
    await expect(shareByPicker(liff, messages)).rejects.toMatchObject({ code: 100000, detail: { Field: 'Messages' } });
  expect([without.liff.shared, liff.shared]).toEqual([[], []]);
});
