import { act, fireEvent, screen } from '@testing-library/react';
import { assertDefined } from '#conformance/expectation.ts';
import { type GameMessage, PageMessage } from '#protocol/gameFrame/index.ts';
import { vi } from 'vitest';

export const GAMES_ORIGIN = 'https://games.test';
export const ADDRESS = `${GAMES_ORIGIN}/launch?token=1&game_code=owl`;
export const OWL = {
  GameCode: 'owl',
  GameNames: { zh_tw: '夜梟秘寶', en_us: 'Night Owl Treasure', id_id: 'Harta Burung Hantu', vi_vn: 'Kho Báu Cú Đêm' },
};

/** A game in the frame of the page under test. */
export interface StubGame {
  readonly frame: HTMLIFrameElement;
  readonly say: (message: GameMessage, origin?: string) => void;
  readonly heard: () => readonly PageMessage[];
  readonly ports: () => readonly unknown[];
}

/** Returns the game that is in the page's frame. */
export async function stubGame(name = OWL.GameNames.zh_tw): Promise<StubGame> {
  const found = await screen.findByTitle(name);
  if (!(found instanceof HTMLIFrameElement)) throw new Error(`${name} is no frame`);
  const source = assertDefined(found.contentWindow ?? undefined, 'the window of the frame');
  const posted = vi.spyOn(source, 'postMessage').mockReturnValue(undefined);
  return {
    frame: found,
    say: (data, origin = GAMES_ORIGIN) =>
      act(() => void fireEvent(window, new MessageEvent('message', { source, origin, data }))),
    heard: () => posted.mock.calls.map(([message]) => PageMessage.parse(message)),
    ports: () => posted.mock.calls.flatMap((given: readonly unknown[]) => given[2] ?? []),
  };
}
