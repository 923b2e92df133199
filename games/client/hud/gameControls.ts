import type { MathsFile } from '#games/maths/index.ts';
import type { GameFiles } from '../assets/gameFiles.ts';
import type { PayingWell } from './Deck.ts';
import type { HudHold } from './Hud.ts';

/** The number of lines or ways, for the third well. Undefined for a game without them. */
export function payingWell({ lines, ways }: MathsFile): PayingWell | undefined {
  if (lines !== undefined) return { label: 'lines', value: lines.length };
  return ways === undefined ? undefined : { label: 'waysWell', value: ways };
}

/** The controls of a hold and respin. Undefined for a game without it. */
export function holdControls({ maths: { hold, jackpots }, look }: GameFiles): HudHold | undefined {
  if (hold === undefined) return undefined;
  return {
    respins: hold.respins,
    prizes: Object.entries(hold.prizes ?? {}).map(([name, pay]) => ({ name, pay })),
    pools: jackpots.map(({ name }) => name),
    plates: look.hold?.plates ?? 'row',
    button: look.hold?.button ?? 'round',
  };
}

/** The addresses of the pictures that the page shows around the canvas. A feature without a scene has the ordinary one. */
export function hudPictures({ picture, look }: GameFiles, language: string) {
  const scene = (name: string) => ({ phone: picture(`scene-${name}-phone`), wide: picture(`scene-${name}-wide`) });
  return {
    spin: picture('spin'),
    title: picture(`title-${language}`),
    titles: { free: picture(`free-${language}`), hold: picture(`hold-${language}`) },
    scenes: {
      night: scene('night'),
      free: scene(look.scenes.free === undefined ? 'night' : 'free'),
      hold: scene(look.scenes.hold === undefined ? 'night' : 'hold'),
    },
  };
}
