import { describe, expect, test, vi } from 'vitest';
import { publicMessage } from '#protocol/operations/chat.ts';
import { walletChanged } from '#protocol/operations/wallet.ts';
import { socketClientPage, wallet, walletPushOf } from '../testing/socketClientPage.ts';

const page = socketClientPage();

describe('pushes', () => {
  test('are delivered for this connection until the listener leaves', () => {
    const socket = page.connected();
    const handler = vi.fn();
    const leave = page.client.on(walletChanged, handler);
    socket.push(walletPushOf('connection-1'));
    leave();
    socket.push(walletPushOf('connection-1'));
    expect(handler).toHaveBeenCalledExactlyOnceWith(wallet);
  });

  test('raise the alert for another connection and are not delivered', () => {
    const socket = page.connected();
    const handler = vi.fn();
    page.client.on(walletChanged, handler);
    socket.push(walletPushOf('connection-9'));
    expect(handler).not.toHaveBeenCalled();
    expect(page.events.onAlert).toHaveBeenCalledOnce();
  });

  test('raise the alert if they break their contract or are no frames', () => {
    const socket = page.connected();
    page.client.on(publicMessage, vi.fn());
    socket.push({ OP: 30002, Code: 200, Message: '', Result: { ID: 5 } });
    socket.push({ Hello: 'world' });
    expect(page.events.onAlert).toHaveBeenCalledTimes(2);
    expect(page.client.state()).toBe('connected');
  });
});
