import { liff } from '@line/liff/core';
import CloseWindow from '@line/liff/close-window';
import GetContext from '@line/liff/get-context';
import GetIDToken from '@line/liff/get-id-token';
import IsApiAvailable from '@line/liff/is-api-available';
import IsInClient from '@line/liff/is-in-client';
import Login from '@line/liff/login';
import Logout from '@line/liff/logout';
import Permission from '@line/liff/permission';
import SendMessages from '@line/liff/send-messages';
import ShareTargetPicker from '@line/liff/share-target-picker';
import type { Liff, PickerResult } from './liff.ts';

/** Contexts that are a chat: a person, a group, the older kind of group, an open chat. */
const CHATS: ReadonlySet<string> = new Set(['utou', 'group', 'room', 'square_chat']);

/**
 * Connects to LINE's own browser by the needed modules of LINE's library. The page's address must not change in that time: LINE adds its
 * answer to it, and the library removes the answer.
 *
 * @throws LiffError if LINE refuses the page
 */
export async function openLineLiff(liffId: string): Promise<Liff> {
  liff.use(new IsInClient());
  liff.use(new GetIDToken());
  liff.use(new Login());
  liff.use(new Logout());
  liff.use(new IsApiAvailable());
  liff.use(new ShareTargetPicker());
  liff.use(new GetContext());
  liff.use(new Permission());
  liff.use(new SendMessages());
  liff.use(new CloseWindow());
  await liff.init({ liffId });
  return {
    isInClient: () => liff.isInClient(),
    idToken: async () => liff.getIDToken() ?? undefined,
    login() {
      // The library treats an expired token as signed in.
      liff.logout();
      liff.login({ redirectUri: window.location.href });
    },
    canPick: () => liff.isApiAvailable('shareTargetPicker'),
    pick(messages) {
      let ended: PickerResult | undefined;
      liff.shareTargetPicker([...messages]).then(
        // The picker returns nothing if the player chose no friend.
        (answer) => {
          ended = answer?.status === 'success' ? 'sent' : 'cancelled';
        },
        () => {
          ended = 'failed';
        },
      );
      return { result: () => ended };
    },
    async canSend() {
      const type = liff.getContext()?.type;
      if (type === undefined || !CHATS.has(type)) return false;
      return (await liff.permission.query('chat_message.write')).state !== 'unavailable';
    },
    send: (messages) => liff.sendMessages([...messages]),
    close: () => liff.closeWindow(),
  };
}
