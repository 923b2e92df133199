import { beforeEach, expect, test } from 'vitest';
import { createOverlayQueue, type OverlayQueue } from './overlayQueue.ts';

let open = 0;
let changed: () => void;
let queue: OverlayQueue;

beforeEach(() => {
  open = 0;
  const count = (): number => open;
  const subscribe = (listener: () => void) => {
    changed = listener;
    return () => undefined;
  };
  queue = createOverlayQueue({ count, subscribe });
});
const layers = (count: number): void => {
  open = count;
  changed();
};

test('opens one overlay at a time, the most urgent first', () => {
  const announced = queue.want('announcement');
  const asked = queue.want('deletion');
  // An open overlay is not replaced while the player reads it.
  expect(queue.current()).toBe('announcement');
  queue.want('passkey');
  announced();
  expect(queue.current()).toBe('deletion');
  asked();
  expect(queue.current()).toBe('passkey');
});

test('opens nothing over a layer that the player has open', () => {
  layers(1);
  queue.want('deletion');
  expect(queue.current()).toBeUndefined();
  layers(0);
  expect(queue.current()).toBe('deletion');
  // The overlay's own layer does not end its turn.
  layers(1);
  expect(queue.current()).toBe('deletion');
});

test('opens the age gate and the end of a session immediately, and the interrupted overlay afterwards', () => {
  queue.want('deletion');
  layers(1);
  const asked = queue.want('age');
  expect(queue.current()).toBe('age');
  const ended = queue.want('session');
  expect(queue.current()).toBe('session');
  ended();
  expect(queue.current()).toBe('age');
  asked();
  expect(queue.current()).toBeUndefined();
  layers(0);
  expect(queue.current()).toBe('deletion');
});

test('holds a layer of the address back for an overlay, not for one that leaves room', () => {
  queue.want('passkey');
  expect(queue.holdsPage()).toBe(false);
  const asked = queue.want('age');
  expect(queue.holdsPage()).toBe(true);
  asked();
  expect(queue.holdsPage()).toBe(false);
});

test('shows no other question or announcement on a page that greets a new account', () => {
  expect(queue.mayAsk()).toBe(true);
  queue.want('announcement');
  const greeted = queue.want('greeting');
  expect(queue.current()).toBe('greeting');
  greeted();
  expect(queue.mayAsk()).toBe(false);
  expect(queue.current()).toBeUndefined();
  queue.want('deletion');
  expect(queue.current()).toBe('deletion');
});

test('calls listeners only when the turn changes', () => {
  let heard = 0;
  queue.subscribe(() => {
    heard += 1;
  });
  const asked = queue.want('deletion');
  queue.want('passkey');
  expect(heard).toBe(1);
  asked();
  expect(heard).toBe(2);
});

test('hides overlays that invite or ask on a calm page and shows the overlays that the player must see', () => {
  const calm = createOverlayQueue({ count: () => 0, subscribe: () => () => undefined }, true);
  for (const id of ['age', 'greeting', 'announcement'] as const) calm.want(id);
  expect(calm.current()).toBeUndefined();
  expect(calm.mayAsk()).toBe(false);
  calm.want('session');
  expect(calm.current()).toBe('session');
});
