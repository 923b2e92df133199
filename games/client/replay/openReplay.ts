import './replay.css';
import { ReplayRound } from '#games/api/index.ts';
import { openGame, type MakeScene, type OpenGame, type OpenGameParts } from '../openGame.ts';
import { frameClock } from '../page/frameClock.ts';
import type { PageLink } from '../page/pageLink.ts';
import { isReady, type Phase } from '../round/state.ts';
import { GameServerClient } from '../transport/GameServerClient.ts';
import { ReplayBar } from './ReplayBar.ts';
import { replayTransport } from './replayTransport.ts';

/** Shows the board before its reels turn. */
const START_MS = 600;
/** The pause before each respin. */
const RESPIN_MS = 700;

/** Passes on only the error of a replay and its exit. The page of a replay counts no coins and holds no wallet back. */
const quiet = (page: PageLink): PageLink => ({
  post(message) {
    if (message.Type === 'error' || message.Type === 'exit') page.post(message);
  },
});

/**
 * Replays the page's finished round. The round begins by itself, once, and again on the player's request.
 *
 * @returns undefined if the page has no round that this game can draw
 * @throws Error if the browser cannot draw it
 */
export async function openReplay(
  parts: Omit<OpenGameParts, 'client' | 'launch' | 'changed'>,
  make?: MakeScene,
): Promise<OpenGame | undefined> {
  const { body, files, texts, page, start, clock = frameClock } = parts;
  const round = ReplayRound.safeParse(start.Replay);
  if (!round.success || round.data.GameCode !== files.maths.code) return undefined;
  const { Stake, IsFree, Win, GameCode } = round.data;
  let isBegun = false;
  let phase: Phase = 'loading';
  const respin = (): void => {
    if (phase === 'respinReady') game.press();
  };
  const bar = new ReplayBar(texts, { stake: Stake, isFree: IsFree === true, win: Win, press: () => game.press() });
  const game = await openGame(
    {
      ...parts,
      page: quiet(page),
      client: new GameServerClient(replayTransport(round.data)),
      launch: { GameCode },
      changed(state) {
        bar.update(state, clock.now());
        // The respins of a finished round need no press.
        phase = state.phase;
        if (phase === 'respinReady') clock.after(RESPIN_MS, respin);
        if (isBegun || !isReady(state, clock.now())) return;
        isBegun = true;
        clock.after(START_MS, () => game.press());
      },
    },
    make,
  );
  const root = body.querySelector<HTMLElement>('.game');
  root?.setAttribute('data-mode', 'replay');
  root?.append(bar.root);
  return game;
}
