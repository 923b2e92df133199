import { useCallback, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { DOCKED, useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { readStored, writeStored } from '../settings/index.ts';
import { type ChatTab, readTab } from './tabs.ts';

const PARAMETER = 'chatroom';
const STORED = 'menagerie.chatDockClosed';
const listeners = new Set<() => void>();

const isDockClosed = (): boolean => readStored(STORED, z.literal(true)) ?? false;
function closeDock(closed: boolean): void {
  writeStored(STORED, closed ? true : undefined);
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export interface ChatPlace {
  /** The screen has room for a docked column; otherwise the chat opens in a sheet. */
  readonly docked: boolean;
  /** The chat is on the screen. */
  readonly shown: boolean;
  readonly tab: ChatTab;
  /** Shows a tab. */
  readonly open: (tab: ChatTab) => void;
  readonly close: () => void;
}

/**
 * Where the chat is and which tab it shows. The address says so (query `chatroom`), so that a link leads there and the
 * way back closes the sheet; whether the dock is closed is remembered on this device.
 */
export function useChatPlace(): ChatPlace {
  const [parameters, setParameters] = useSearchParams();
  const docked = useMediaQuery(DOCKED);
  const closed = useSyncExternalStore(subscribe, isDockClosed, isDockClosed);
  const named = readTab(parameters.get(PARAMETER));
  const go = useCallback(
    (tab: ChatTab | undefined): void =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (tab === undefined) after.delete(PARAMETER);
          else after.set(PARAMETER, tab);
          return after;
        },
        { replace: docked || named !== undefined, preventScrollReset: true },
      ),
    [setParameters, docked, named],
  );
  const open = useCallback(
    (tab: ChatTab): void => {
      closeDock(false);
      go(tab);
    },
    [go],
  );
  const close = useCallback((): void => {
    if (docked) closeDock(true);
    go(undefined);
  }, [go, docked]);
  return { docked, shown: docked ? !closed : named !== undefined, tab: named ?? 'public', open, close };
}
