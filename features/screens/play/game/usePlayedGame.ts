import { useEffect, useRef, useState } from 'react';
import type { GameMessage } from '#protocol/gameFrame/index.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { useStill } from '#ui/layout/motion.ts';
import { useIsCovered } from '../../../base/overlays/index.ts';
import { useLocation, useNavigate } from '../../../base/routing/index.ts';
import { useRoundHold, useWallet } from '../../../base/session/index.ts';
import { useLocaleID } from '../../../base/settings/index.ts';
import { type GameFrame, useGameFrame, useGameServerPort, verifyPath } from '../../../shared/games/index.ts';
import { useEffectsOn } from '../../../shared/sounds/index.ts';
import { reportRound } from '../roundReport.ts';
import type { MissingFunds } from './NeedFunds.tsx';
import { useJoinedToast } from './useJoinedToast.ts';

/** A notice over the game that the game requested. */
export type GameNotice =
  | { readonly kind: 'funds'; readonly missing: MissingFunds | undefined }
  | { readonly kind: 'limit' };

export interface PlayedGame extends GameFrame {
  readonly isRoundOpen: boolean;
  readonly notice: GameNotice | undefined;
  readonly closeNotice: () => void;
  readonly stopped: string | undefined;
}

export interface PlayedGameOptions {
  readonly gameCode: string;
  readonly isDemo: boolean;
  readonly hasSeeds: boolean;
  readonly hasChat: boolean;
  readonly onChat: () => void;
  readonly onExit: () => void;
}

/** Exchanges messages with a game, and performs the game's requests to the page. */
export function usePlayedGame(
  address: string,
  { gameCode, isDemo, hasSeeds, hasChat, onChat, onExit }: PlayedGameOptions,
): PlayedGame {
  const navigate = useNavigate();
  const prefix = localePrefix(useLocation().pathname);
  const [isRoundOpen, setRoundOpen] = useState(false);
  const [notice, setNotice] = useState<GameNotice>();
  const [stopped, setStopped] = useState<string>();
  /** The balance that the game last showed or received. */
  const known = useRef<number>(undefined);
  const gameServerPort = useGameServerPort();
  const Lang = useLocaleID();
  const ReducedMotion = useStill();
  const [effects] = useEffectsOn();
  const isCovered = useIsCovered();
  const tellJoined = useJoinedToast();

  const frame = useGameFrame(address, (message) => {
    if (message.Type === 'ready') start();
    else if ('Balance' in message) {
      known.current = message.Balance;
      receiveBalance(message);
    } else receiveRequest(message);
  });
  const { phase, post } = frame;
  const isReady = phase === 'ready';
  const hold = useRoundHold(isReady && !isDemo);

  function start(): void {
    const port = gameServerPort();
    const message = {
      Type: 'start',
      Lang,
      IsMuted: !effects,
      ReducedMotion,
      HasChat: hasChat,
      ...(hasSeeds && { Opens: 'seeds' as const }),
    } as const;
    post(message, port === undefined ? [] : [port]);
    // A focused game takes over the keyboard, so a focused text field keeps the focus.
    if (document.activeElement === null || document.activeElement === document.body) frame.frame.current?.focus();
  }

  function receiveBalance(message: Extract<GameMessage, { readonly Balance: number }>): void {
    const { Balance: balance } = message;
    switch (message.Type) {
      case 'balance':
        if (!isDemo) hold({ kind: 'balance', balance });
        break;
      case 'roundStarted':
        setRoundOpen(true);
        if (isDemo) break;
        hold({ kind: 'started', roundID: message.RoundID, stake: message.Stake, balance });
        reportRound(gameCode);
        break;
      case 'roundEnded':
        setRoundOpen(false);
        if (!isDemo) hold({ kind: 'ended', roundID: message.RoundID, balance });
        break;
      case 'needFunds':
        setNotice({ kind: 'funds', missing: { Stake: message.Stake, Balance: balance } });
        break;
    }
  }

  function receiveRequest(
    message: Exclude<GameMessage, { readonly Balance: number } | { readonly Type: 'ready' }>,
  ): void {
    switch (message.Type) {
      case 'joined':
        tellJoined(message.State);
        break;
      case 'exit':
        onExit();
        break;
      case 'chat':
        onChat();
        break;
      case 'history':
        if (!isDemo) navigate(`${prefix}${historyOf(message.RoundID)}`);
        break;
      case 'error':
        if (message.Code === 'LIMIT_REACHED') setNotice({ kind: 'limit' });
        else if (message.Code === 'NOT_ENOUGH_MONEY') setNotice({ kind: 'funds', missing: undefined });
        else setStopped(message.Code);
        break;
    }
  }

  useEffect(() => {
    if (isReady) post({ Type: 'sound', IsMuted: !effects });
  }, [isReady, post, effects]);
  useEffect(() => {
    if (isReady) post({ Type: 'covered', IsCovered: isCovered });
  }, [isReady, post, isCovered]);
  const gold = useWallet().data?.Gold;
  const isInformed = isReady && !isDemo && !isRoundOpen;
  useEffect(() => {
    if (!isInformed || gold === undefined || gold === known.current) return;
    known.current = gold;
    post({ Type: 'balance', Balance: gold });
  }, [isInformed, post, gold]);

  return { ...frame, isRoundOpen, notice, closeNotice: () => setNotice(undefined), stopped };
}

const historyOf = (roundID: string | undefined): string =>
  roundID === undefined ? '/member/rounds' : verifyPath('', roundID);
