import { expect, test, vi } from 'vitest';
import { createOpenParts } from './openParts.ts';

const SHOP_ALONE = { Games: false, Shop: true, Live: false };

test('has no open part before the first answer', () => {
  const parts = createOpenParts();
  expect(parts.states()).toEqual({ Games: 'unknown', Shop: 'unknown', Live: 'unknown' });
  expect(parts.open()).toEqual({ Games: false, Shop: false, Live: false });
  parts.receive(SHOP_ALONE);
  expect(parts.states()).toEqual({ Games: 'closed', Shop: 'open', Live: 'closed' });
  expect(parts.open()).toEqual(SHOP_ALONE);
});

test('does not show the parts of its first settings as closed while the service does not answer', () => {
  const parts = createOpenParts(SHOP_ALONE);
  expect(parts.states()).toEqual({ Games: 'closed', Shop: 'open', Live: 'closed' });
  parts.doubt();
  expect(parts.states()).toEqual({ Games: 'unknown', Shop: 'open', Live: 'unknown' });
  parts.receive(SHOP_ALONE);
  parts.doubt();
  expect(parts.states()).toEqual({ Games: 'closed', Shop: 'open', Live: 'closed' });
});

test('calls its listeners only if something changes', () => {
  const parts = createOpenParts(SHOP_ALONE);
  const listener = vi.fn();
  parts.subscribe(listener);
  parts.receive(SHOP_ALONE);
  expect(listener).not.toHaveBeenCalled();
  parts.receive({ ...SHOP_ALONE, Games: true });
  expect(listener).toHaveBeenCalledOnce();
});
