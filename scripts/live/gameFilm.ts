import { createSecretKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import { SCREEN, STREAM_SECONDS, type StreamScene } from '#art/stream/index.ts';
import { playRound, slotGame, type Win } from '#games/maths/index.ts';
import { readMaths } from '../game/catalogue.ts';
import { readLook } from '../game/look.ts';
import { blocksOf, serverSeedOf } from '../game/simulate.ts';

/** A picture of a game in a loop of {@link STREAM_SECONDS}. */
export interface GameFilm {
  /** @param t seconds of the loop @returns SVG of {@link SCREEN} about 0,0 */
  readonly frame: (t: number) => string;
  /** The seconds at which a round pays. */
  readonly hits: readonly number[];
}

type Cell = NonNullable<Win['cells']>[number];

const ROUNDS = 6;
const ROUND_S = STREAM_SECONDS / ROUNDS;
/** The reels turn until the first of them stops, and stop one after another. */
const TURN = { from: 0.3, to: 1.3, step: 0.2 } as const;
const WIN = { from: 2.5, to: 3.8 } as const;
const CELLS_A_SECOND = 11;
const SEED = 'live demo';

const Atlas = z.object({
  frames: z.record(
    z.string(),
    z.object({
      frame: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      spriteSourceSize: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      sourceSize: z.object({ w: z.number(), h: z.number() }),
    }),
  ),
  meta: z.object({ scale: z.coerce.number() }),
});

type Window = readonly (readonly string[])[];
interface PlayedRound {
  readonly window: Window;
  readonly lit: readonly Cell[];
}

/** Returns the pieces of a game's spritesheet as SVG about 0,0, in units of the board. */
async function readPieces(folder: string): Promise<(name: string, width?: number, height?: number) => string> {
  const { frames, meta } = Atlas.parse(JSON.parse(readFileSync(join(folder, 'atlas.json'), 'utf8')));
  const sheet = readFileSync(join(folder, 'atlas.webp'));
  const drawn = new Map<string, string>();
  for (const [name, { frame, spriteSourceSize: spot, sourceSize: source }] of Object.entries(frames)) {
    const png = await sharp(sheet)
      .extract({ left: frame.x, top: frame.y, width: frame.w, height: frame.h })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const [x, y, width, height] = [spot.x - source.w / 2, spot.y - source.h / 2, spot.w, spot.h].map(
      (pixels) => pixels / meta.scale,
    );
    drawn.set(
      name,
      `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`,
    );
  }
  return (name) => drawn.get(name) ?? '';
}

/** Plays rounds with the games' own mathematics, and keeps those without a feature: two of three pay. */
function playRounds(root: string, code: string): readonly PlayedRound[] {
  const { file } = readMaths(root, code);
  const game = slotGame(file);
  const serverSeed = createSecretKey(Buffer.from(serverSeedOf(`${SEED} ${code}`)));
  const played: PlayedRound[] = [];
  for (let nonce = 1; played.length < ROUNDS; nonce += 1) {
    const { spins, hold, pay } = playRound(game, 100, blocksOf(serverSeed, SEED, nonce), {});
    const [spin] = spins;
    if (spin === undefined || spins.length > 1 || hold !== undefined || pay > 0 !== played.length % 3 > 0) continue;
    const lit = spin.wins.flatMap(({ cells, line, count }) => {
      const rows = line === undefined ? undefined : file.lines?.[line - 1];
      return cells ?? (rows ?? []).slice(0, count).map((row, reel): Cell => [reel, row]);
    });
    played.push({ window: spin.board ?? spin.window, lit });
  }
  return played;
}

const ease = (f: number): number => 1 - (1 - Math.min(1, Math.max(0, f))) ** 3;

/** Films a game as a streamer shows it: a round every few seconds on its board, in front of its scene. */
export async function filmGame(root: string, code: StreamScene): Promise<GameFilm> {
  const { look } = readLook(root, code);
  const folder = join(root, 'games/generated', code);
  const piece = await readPieces(folder);
  const { board } = look;
  const rounds = playRounds(root, code);
  const falls = piece(`${rounds[0]?.window[0]?.[0] ?? ''}_blur`) === '';
  const scene = await sharp(join(folder, 'scene-night-wide.webp'))
    .resize({ width: SCREEN.width * 2, height: SCREEN.height * 2, fit: 'cover' })
    .jpeg({ quality: 85 })
    .toBuffer();
  const ground = `<image x="${-SCREEN.width / 2}" y="${-SCREEN.height / 2}" width="${SCREEN.width}" height="${SCREEN.height}" href="data:image/jpeg;base64,${scene.toString('base64')}"/>`;

  const at = (x: number, y: number, inner: string, more = ''): string =>
    inner === '' ? '' : `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})${more}">${inner}</g>`;
  const { window, cell, firstCell } = board;
  const middle = ([reel, row]: Cell): readonly [number, number] => [
    firstCell.x + cell.width * (reel + 0.5),
    firstCell.y + cell.height * (row + 0.5),
  ];
  const columns = rounds[0]?.window.length ?? 0;
  const rows = rounds[0]?.window[0]?.length ?? 0;
  const reach = Math.min(board.frameReach, 16);
  const frame = `<rect x="${window.x - reach}" y="${window.y - reach}" width="${window.width + 2 * reach}" height="${window.height + 2 * reach}" rx="20" fill="${look.frame['body']?.[1] ?? look.frame['jade']?.[1] ?? look.colours.surface}" stroke="${look.colours.gold}" stroke-width="3"/><rect x="${window.x - 4}" y="${window.y - 4}" width="${window.width + 8}" height="${window.height + 8}" rx="10" fill="${look.colours.ground}" stroke="#000" stroke-opacity=".5" stroke-width="2"/>`;
  const cells = Array.from({ length: columns * rows }, (_, index): Cell => [Math.floor(index / rows), index % rows]);
  const wells = cells
    .map((place) => {
      const [x, y] = middle(place);
      return `<rect x="${x - cell.width / 2 + 1.5}" y="${y - cell.height / 2 + 1.5}" width="${cell.width - 3}" height="${cell.height - 3}" rx="9" fill="#fff" opacity=".07"/>`;
    })
    .join('');

  const still = (round: PlayedRound, place: Cell): string => round.window[place[0]]?.[place[1]] ?? '';
  const litCells = (round: PlayedRound, u: number): string => {
    const shown = u > WIN.from && u < WIN.to ? 1 : 0;
    if (shown === 0) return '';
    return round.lit.map((place) => at(...middle(place), piece('lit'))).join('');
  };

  /** The symbols of a reel, `moved` cells above their places. */
  const reel = (round: PlayedRound, number: number, moved: number): string =>
    Array.from({ length: rows }, (_, row) => {
      const [x, y] = middle([number, row]);
      return at(x, y - moved * cell.height, piece(still(round, [number, row])));
    }).join('');
  const turning = (round: PlayedRound, number: number, u: number): string => {
    const names = round.window.flat();
    const passed = u * CELLS_A_SECOND;
    return Array.from({ length: rows + 2 }, (_, row) => {
      const [x, y] = middle([number, row - 1]);
      const place = Math.floor(passed) - row + number * 5 + names.length * 100;
      return at(x, y + (passed % 1) * cell.height, piece(`${names[place % names.length] ?? ''}_blur`));
    }).join('');
  };
  const symbols = (before: PlayedRound, round: PlayedRound, u: number): string =>
    Array.from({ length: columns }, (_, number) => {
      const stop = TURN.to + TURN.step * number;
      if (falls) {
        const leave = 0.2 + number * 0.06;
        if (u < leave + 0.4) return reel(before, number, -((Math.max(0, u - leave) / 0.4) ** 2 * (rows + 1)));
        const land = leave + 0.5;
        return reel(round, number, (1 - ease((u - land) / 0.5)) * (rows + 1));
      }
      if (u < TURN.from) return reel(before, number, 0);
      if (u < stop) return turning(round, number, u);
      return reel(round, number, (1 - ease((u - stop) / 0.28)) * 0.6);
    }).join('');

  const scale = Math.min((SCREEN.width - 12) / (window.width + 34), (SCREEN.height - 12) / (window.height + 40));
  const [cx, cy] = [window.x + window.width / 2, window.y + window.height / 2];
  const clip = `<clipPath id="board"><rect x="${window.x}" y="${window.y}" width="${window.width}" height="${window.height}" rx="8"/></clipPath>`;
  return {
    hits: rounds.flatMap(({ lit }, number) => (lit.length > 0 ? [number * ROUND_S + WIN.from] : [])),
    frame(t) {
      const number = Math.floor(t / ROUND_S) % ROUNDS;
      const [round, before] = [rounds[number], rounds[(number + ROUNDS - 1) % ROUNDS]];
      if (round === undefined || before === undefined) throw new RangeError('the loop has no such round');
      const u = t - number * ROUND_S;
      const inner = `${clip}${frame}${wells}<g clip-path="url(#board)">${litCells(round, u)}${symbols(before, round, u)}</g>`;
      return `${ground}<g transform="scale(${scale.toFixed(4)}) translate(${-cx} ${-cy})">${inner}</g>`;
    },
  };
}
