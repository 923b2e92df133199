import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { PlayerID } from '#protocol/entities/identifiers.ts';
import { DOCKED, useMediaQuery } from '#ui/layout/useMediaQuery.ts';
import { useDebounced } from '#ui/useDebounced.ts';
import { useLocation, useNavigate, useSearchParams } from '../../base/routing/index.ts';
import { useSession } from '../../base/session/index.ts';
import { readStored, writeStored } from '../../base/settings/index.ts';
import { type ChatTab, readTab } from './tabs.ts';

const PARAMETER = 'chatroom';
const PARTNER = 'player';
const RESIZE_DEBOUNCE_MS = 300;
/** The state of a history entry whose previous entry is the list of rooms. */
const FromList = z.object({ chatList: z.literal(true) });
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
  /** Whether the screen has room for a docked column. Otherwise the chat opens in a sheet. */
  readonly docked: boolean;
  readonly shown: boolean;
  readonly tab: ChatTab;
  /** The partner of the private conversation. Undefined for the list of rooms. */
  readonly partner: string | undefined;
  readonly open: (tab: ChatTab) => void;
  readonly talkTo: (playerID: string) => void;
  readonly toRooms: () => void;
  readonly close: () => void;
  readonly isNamed: boolean;
  /** A dock is not changed. */
  readonly forget: () => void;
}

/**
 * The chat's position and its tab. The address holds the tab (query `chatroom`), so that a link opens it and Back closes the sheet. This
 * device stores whether the dock is closed.
 */
export function useChatPlace(): ChatPlace {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const isFromList = FromList.safeParse(useLocation().state).success;
  const docked = useDebounced(useMediaQuery(DOCKED), RESIZE_DEBOUNCE_MS);
  const closed = useSyncExternalStore(subscribe, isDockClosed, isDockClosed);
  const named = readTab(parameters.get(PARAMETER));
  const { session } = useSession();
  const asked = named === 'private' ? PlayerID.safeParse(parameters.get(PARTNER)).data : undefined;
  // An address may name any player, but not the reader.
  const partner = asked === session?.playerID ? undefined : asked;
  const go = useCallback(
    (tab: ChatTab | undefined, playerID?: string): void => {
      const isTalk = playerID !== undefined && named === 'private';
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(PARTNER);
          if (tab === undefined) after.delete(PARAMETER);
          else after.set(PARAMETER, tab);
          if (playerID !== undefined) after.set(PARTNER, playerID);
          return after;
        },
        {
          // On a phone, Back leads from a conversation to the list.
          replace: docked || (named !== undefined && !isTalk),
          ...(isTalk && !docked && { state: { chatList: true } }),
        },
      );
    },
    [setParameters, docked, named],
  );
  const open = useCallback(
    (tab: ChatTab): void => {
      closeDock(false);
      go(tab);
    },
    [go],
  );
  const talkTo = useCallback(
    (playerID: string): void => {
      closeDock(false);
      go('private', playerID);
    },
    [go],
  );
  const toRooms = useCallback((): void => (isFromList ? navigate(-1) : go('private')), [go, isFromList, navigate]);
  const close = useCallback((): void => {
    if (docked) closeDock(true);
    go(undefined);
  }, [go, docked]);
  const forget = useCallback(() => go(undefined), [go]);
  const isNamed = named !== undefined;
  return {
    docked,
    isNamed,
    forget,
    // A link that names a tab opens a closed dock.
    shown: docked ? !closed || isNamed : isNamed,
    tab: named ?? 'public',
    partner,
    open,
    talkTo,
    toRooms,
    close,
  };
}
