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
/** Beside the tab of private rooms: with whom one talks. */
const PARTNER = 'player';
/** Specification 1 §9. */
const RESIZE_DEBOUNCE_MS = 300;
/** What an entry of the browser's history keeps where the list of rooms lies right before it. */
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
  /** The screen has room for a docked column; otherwise the chat opens in a sheet. */
  readonly docked: boolean;
  /** The chat is on the screen. */
  readonly shown: boolean;
  readonly tab: ChatTab;
  /** With whom one talks in private; undefined: the list of rooms. */
  readonly partner: string | undefined;
  /** Shows a tab. */
  readonly open: (tab: ChatTab) => void;
  /** Opens the private conversation with a player. */
  readonly talkTo: (playerID: string) => void;
  /** Leads from a private conversation back to the list of rooms. */
  readonly toRooms: () => void;
  readonly close: () => void;
  /** The address names a tab. */
  readonly isNamed: boolean;
  /** Takes the tab out of the address; a dock stays as it is. */
  readonly forget: () => void;
}

/**
 * Where the chat is and which tab it shows. The address says so (query `chatroom`), so that a link leads there and the
 * way back closes the sheet; whether the dock is closed is remembered on this device.
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
  // An address may name anybody; nobody talks to oneself.
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
          // On a phone the way back leads from a conversation to the list.
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
    // A link that names a tab opens a dock that was closed.
    shown: docked ? !closed || isNamed : isNamed,
    tab: named ?? 'public',
    partner,
    open,
    talkTo,
    toRooms,
    close,
  };
}
