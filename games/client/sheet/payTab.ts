import type { MathsFile } from '#games/maths/index.ts';
import { element } from '../hud/element.ts';
import { type OrbTier, orbPicture } from '../look/orbPicture.ts';
import { svgElement } from './icons.ts';
import { symbolImage, type SymbolImages } from './symbolImage.ts';
import type { SheetTexts } from '../texts/texts.ts';

export interface PayParts {
  readonly texts: SheetTexts;
  readonly maths: MathsFile;
  readonly images: SymbolImages;
  /** The pictures of thrown multiples. */
  readonly tiers?: readonly OrbTier[] | undefined;
}

/** The numbers of symbols that have the same pay, up to the next one of the table. */
function countsFrom(count: number, next: number | undefined): string {
  if (next === undefined) return `${count}+`;
  return next === count + 1 ? `${count}` : `${count}–${next - 1}`;
}

/** The pays of a symbol by count, in multiples of the whole stake. */
function payCell(parts: PayParts, name: string, pays: Readonly<Record<string, number>>, isBest: boolean) {
  const { texts, images, maths } = parts;
  // Of a cluster or a whole board, the greatest count of the table that is reached pays.
  const hasRanges = maths.clusters !== undefined || maths.anywhere !== undefined;
  const counts = Object.keys(pays)
    .map(Number)
    .toSorted((one, other) => other - one);
  const rows = counts.flatMap((count, index) => [
    element('dt', {}, hasRanges ? countsFrom(count, counts[index - 1]) : String(count)),
    element('dd', {}, texts.short((pays[count] ?? 0) / 10)),
  ]);
  return element(
    'li',
    { class: isBest ? 'pay best' : 'pay' },
    symbolImage(images, name, hasRanges ? 38 : 46, texts.game(`symbol.${name}`)),
    element('dl', { class: hasRanges ? 'ranges' : undefined }, ...rows),
  );
}

const UNIT = 6.2;
const PLACE = 5.4;

/** A line as a small picture of the reels. */
function lineImage(rows: number, line: readonly number[], label: string, isWon: boolean): SVGElement {
  const middle = (at: number): number => at * UNIT + 0.4 + PLACE / 2;
  const places = line.flatMap((row, reel) =>
    Array.from({ length: rows }, (_, at) =>
      svgElement('rect', {
        x: (reel * UNIT + 0.4).toFixed(1),
        y: (at * UNIT + 0.4).toFixed(1),
        width: `${PLACE}`,
        height: `${PLACE}`,
        rx: '1.3',
        class: at === row ? 'on' : 'off',
      }),
    ),
  );
  const points = line.map((row, reel) => `${middle(reel).toFixed(1)},${middle(row).toFixed(1)}`).join(' ');
  return svgElement(
    'svg',
    {
      viewBox: `0 0 ${(line.length * UNIT + 0.2).toFixed(1)} ${(rows * UNIT + 0.2).toFixed(1)}`,
      role: 'img',
      'aria-label': label,
      class: isWon ? 'line-picture is-won' : 'line-picture',
    },
    ...places,
    svgElement('polyline', { points }),
  );
}

/** The lines as small pictures. Lines of the last win are marked. */
export function lineList({ texts, maths }: PayParts, won: ReadonlySet<number>): HTMLElement {
  const items = (maths.lines ?? []).map((line, index) => {
    const isWon = won.has(index + 1);
    const label = texts.text(isWon ? 'sheet.lineWon' : 'sheet.line', { line: index + 1 });
    return element('li', {}, lineImage(maths.rows, line, label, isWon));
  });
  return element('ol', { class: 'lines' }, ...items);
}

type Thrown = NonNullable<NonNullable<MathsFile['tumble']>['thrown']>;

/** The symbol that carries a multiple. */
function orbCell({ texts, images, tiers = [] }: PayParts, { symbol, multiples }: Thrown): HTMLLIElement {
  const values = multiples.map(({ multiple }) => multiple);
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return element(
    'li',
    { class: 'pay wide' },
    symbolImage(images, orbPicture(to, tiers, symbol), 38, texts.symbol(symbol)),
    element('span', {}, texts.text('sheet.orb', { from: `×${from}`, to: `×${to}` })),
  );
}

export function payTable(parts: PayParts): HTMLElement {
  const { texts, maths, images } = parts;
  const best = Math.max(...Object.values(maths.pays).flatMap((pays) => Object.values(pays)));
  const cells = Object.entries(maths.pays).map(([name, pays]) =>
    payCell(parts, name, pays, Object.values(pays).includes(best)),
  );
  if (maths.wild !== undefined)
    cells.push(
      element(
        'li',
        { class: 'pay note' },
        symbolImage(images, maths.wild, 48, texts.game(`symbol.${maths.wild}`)),
        element('span', {}, texts.text('sheet.wild')),
      ),
    );
  for (const [name, multiple] of Object.entries(maths.wilds ?? {}))
    cells.push(
      element(
        'li',
        { class: 'pay note' },
        symbolImage(images, name, 48, texts.symbol(name)),
        element('span', {}, texts.text('sheet.wildMultiple', { multiple: `×${multiple}` })),
      ),
    );
  if (maths.tumble?.thrown !== undefined) cells.push(orbCell(parts, maths.tumble.thrown));
  if (maths.mystery !== undefined) {
    const { symbol } = maths.mystery;
    cells.push(
      element(
        'li',
        { class: 'pay wide' },
        symbolImage(images, symbol, 38, texts.symbol(symbol)),
        element('span', {}, texts.text('sheet.mysteryPay')),
      ),
    );
  }
  if (maths.level !== undefined) {
    const { symbol, full } = maths.level;
    const text = texts.text('sheet.levelPay', { jar: texts.game('level.jar'), full });
    cells.push(
      element(
        'li',
        { class: 'pay wide' },
        symbolImage(images, symbol, 38, texts.symbol(symbol)),
        element('span', {}, text),
      ),
    );
  }
  if (maths.choice !== undefined) {
    const { symbol, atLeast: count, options } = maths.choice;
    const text = texts.text('sheet.choiceStart', { count, symbol: texts.symbol(symbol), options: options.length });
    cells.push(
      element(
        'li',
        { class: 'pay wide' },
        symbolImage(images, symbol, 38, texts.symbol(symbol)),
        element('span', {}, text),
      ),
    );
  }
  if (maths.scatter !== undefined && maths.freeSpins?.atLeast !== undefined)
    cells.push(
      element(
        'li',
        { class: 'pay wide' },
        symbolImage(images, maths.scatter, 38, texts.game(`symbol.${maths.scatter}`)),
        element(
          'span',
          {},
          texts.text('sheet.scatter', { count: maths.freeSpins.atLeast, spins: maths.freeSpins.spins }),
        ),
      ),
    );
  return element('ul', { class: 'pays' }, ...cells);
}
