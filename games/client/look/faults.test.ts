import { expect, it } from 'vitest';
import { HOLD } from '#games/maths/testing/smallGames.ts';
import look from '#games/catalogue/owl/look.json' with { type: 'json' };
import file from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { MathsFile } from '#games/maths/index.ts';
import { lookFaults, textFaults, textKeys } from './faults.ts';
import { LookFile } from './schema.ts';

const maths = MathsFile.parse(file);
const needs = { code: 'owl', maths };

it('finds nothing wrong with the look of owl', () => {
  expect(lookFaults(look, needs)).toEqual([]);
});

it('names a symbol of the mathematics without a drawing, and a drawing without a symbol', () => {
  const { owl, ...others } = look.symbols;
  expect(lookFaults({ ...look, symbols: { ...others, bat: owl } }, needs)).toEqual([
    { field: 'symbols', problem: 'the symbol "owl" of maths.json has no drawing' },
    { field: 'symbols.bat', problem: 'is no symbol of maths.json' },
  ]);
});

it.each([
  [{ ...look, colour: '#FFFFFF' }, 'colour'],
  [{ ...look, scenes: { ...look.scenes, day: look.scenes.night } }, 'scenes.day'],
  [{ ...look, symbols: { ...look.symbols, owl: { ...look.symbols.owl, size: 2 } } }, 'symbols.owl.size'],
])('names an entry that nothing reads: %#', (data, field) => {
  expect(lookFaults(data, needs)).toEqual([{ field, problem: 'is read by nothing; remove it or correct its name' }]);
});

it('names a wrong colour by its place', () => {
  const frame = { ...look.frame, wood: ['#8A6A3A', 'brown', '#2E1A06'] };
  expect(lookFaults({ ...look, frame }, needs).map(({ field }) => field)).toEqual(['frame.wood[1]']);
});

it('names entries that a mechanic needs, or that no mechanic reads', () => {
  const { freeSpins: _, ...without } = maths;
  const { ladder, ...sounds } = look.sounds;
  expect(lookFaults({ ...look, sounds }, needs)).toEqual([
    { field: 'sounds.ladder', problem: 'is missing; a mechanic of maths.json needs it' },
  ]);
  const idle = lookFaults(look, { code: 'owl', maths: without }).map(({ field }) => field);
  expect(idle).toEqual(expect.arrayContaining(['scenes.free', 'titles.free', 'sounds.freeStart', 'sounds.ladder']));
  const held = { ...look, sounds: { ...look.sounds, respin: ladder } };
  expect(lookFaults(held, needs).map(({ field }) => field)).toEqual(['sounds.respin']);
});

it('names a lever that is missing for a nudge, or that no nudge jerks', () => {
  const nudge = { weights: { none: 2, up: 1, down: 1 } };
  const sounds = { ...look.sounds, arrow: look.sounds.press, nudge: look.sounds.press };
  expect(lookFaults({ ...look, sounds }, { code: 'owl', maths: { ...maths, nudge } })).toEqual([
    { field: 'board.lever', problem: 'is missing; the nudge of maths.json needs it' },
  ]);
  const board = { ...look.board, lever: { x: 360, y: 200, reach: 70 } };
  expect(lookFaults({ ...look, board }, needs)).toEqual([
    { field: 'board.lever', problem: 'is read by no mechanic of maths.json; remove it' },
  ]);
});

it('names the shoots that are missing for wilds that multiply, and a wild without a drawing', () => {
  const { press } = look.sounds;
  const sounds = { ...look.sounds, bite: press, collide: press, rollDown: press };
  const wilds = { bear: 2 };
  expect(lookFaults({ ...look, sounds }, { code: 'owl', maths: { ...maths, wilds } })).toEqual([
    { field: 'symbols', problem: 'the symbol "bear" of maths.json has no drawing' },
    { field: 'multiplied', problem: 'is missing; the wilds of maths.json need it' },
  ]);
  const shoots = [1, 2, 3].map((x) => ({ x, y: 0 }));
  expect(lookFaults({ ...look, multiplied: { shoots, mouth: { x: 0, y: 0 } } }, needs)).toEqual([
    { field: 'multiplied', problem: 'is read by no mechanic of maths.json; remove it' },
  ]);
});

it('names the plate of the ways that is missing for split cells, or that no cell splits for', () => {
  const { press } = look.sounds;
  const sounds = { ...look.sounds, pound: press, splitEnd: press, toss: press };
  const split = { ways: 70, base: [{ reels: [[2], [], []], weight: 1 }] };
  expect(lookFaults({ ...look, sounds }, { code: 'owl', maths: { ...maths, split } })).toEqual([
    { field: 'split', problem: 'is missing; the split cells of maths.json need it' },
  ]);
  expect(lookFaults({ ...look, split: { note: 300 } }, needs)).toEqual([
    { field: 'split', problem: 'is read by no mechanic of maths.json; remove it' },
  ]);
});

it('names the way of the sun that is missing where a symbol expands, or that nothing rolls along', () => {
  const { press } = look.sounds;
  const sounds = { ...look.sounds, slabTurn: press, stoneGrow: press, stoneFull: press };
  const freeSpins = { atLeast: 3, spins: 10, ladder: [1], expanding: [{ symbol: 'owl', weight: 1 }] };
  const expands = { code: 'owl', maths: { ...maths, freeSpins } };
  expect(lookFaults({ ...look, sounds }, expands)).toContainEqual({
    field: 'expanding',
    problem: 'is missing; the expanding symbol of maths.json needs it',
  });
  const expanding = { from: 100, to: 290, sun: { ahead: 70, y: 100 } };
  expect(lookFaults({ ...look, expanding }, needs)).toEqual([
    { field: 'expanding', problem: 'is read by no mechanic of maths.json; remove it' },
  ]);
});

it('refuses the look of another game', () => {
  expect(lookFaults(look, { ...needs, code: 'cat' })).toEqual([
    { field: 'code', problem: '"owl" is not the name of the folder' },
  ]);
});

it('names texts that are missing or that nothing reads', () => {
  const keys = textKeys(LookFile.parse(look), maths);
  expect(keys).toContain('symbol.wild');
  const texts = Object.fromEntries(keys.map((key) => [key, 'text']));
  expect(textFaults(texts, keys)).toEqual([]);
  const { 'tip.seed': tip = '', ...others } = texts;
  expect(textFaults({ ...others, 'tip.sed': tip }, keys)).toEqual([
    { field: 'tip.seed', problem: 'is called for and missing' },
    { field: 'tip.sed', problem: 'is read by nothing; remove it or correct its name' },
  ]);
});

it('names a mascot that strikes without thrown multiples, and its sound', () => {
  expect(lookFaults({ ...look, strike: { head: { x: 1, y: 2 } } }, needs)).toEqual([
    { field: 'sounds.strike', problem: 'is missing; a mechanic of maths.json needs it' },
    { field: 'strike', problem: 'needs "tumble.thrown" in maths.json' },
  ]);
});

it('names ledges without rising multiples, and their sounds', () => {
  const ledges = {
    width: 390,
    height: 300,
    places: [1, 2].map((x) => ({ x, y: 2 })),
    gate: { x: 1, y: 1 },
    pool: { x: 1, y: 3 },
  };
  expect(lookFaults({ ...look, ledges }, needs)).toEqual([
    { field: 'sounds.leap', problem: 'is missing; a mechanic of maths.json needs it' },
    { field: 'sounds.gate', problem: 'is missing; a mechanic of maths.json needs it' },
    { field: 'ledges', problem: 'needs "tumble.rising" in maths.json' },
  ]);
});

it('names a shell without a hold and respin, and one whose plates are not as many as the cells', () => {
  const shell = { x: 1, y: 2, head: { x: 1, y: 3 }, plates: [{ x: 1, y: 2, picture: 'plate_0' }] };
  expect(lookFaults({ ...look, shell }, needs)).toEqual([
    { field: 'sounds.shellOpen', problem: 'is missing; a mechanic of maths.json needs it' },
    { field: 'sounds.shellCoin', problem: 'is missing; a mechanic of maths.json needs it' },
    { field: 'shell', problem: 'needs "hold" in maths.json' },
  ]);
  const { hold } = HOLD;
  const faults = lookFaults({ ...look, shell }, { ...needs, maths: { ...needs.maths, hold } });
  expect(faults).toContainEqual({ field: 'shell.plates', problem: 'has 1 plates for 15 cells' });
});

it('names parts of mystery symbols without the rule, and their sounds', () => {
  expect(lookFaults({ ...look, mystery: { note: 460 } }, needs)).toEqual([
    { field: 'mystery', problem: 'needs "mystery" in maths.json' },
  ]);
  const board = { ...look.board, mascot: { ...look.board.mascot, steps: 0.4 } };
  expect(lookFaults({ ...look, board }, needs)).toEqual([
    { field: 'board.mascot.steps', problem: 'needs "mystery" in maths.json' },
  ]);
  const mystery = { symbol: 'owl', becomes: [{ symbol: 'key', weight: 1 }] };
  expect(lookFaults(look, { code: 'owl', maths: { ...maths, mystery } }).map(({ field }) => field)).toEqual([
    'sounds.drumStep',
    'sounds.drumBeat',
    'sounds.drumOpen',
  ]);
});

it('names the parts that a wild that grows needs, and those without its rule', () => {
  expect(lookFaults({ ...look, growing: { note: 426 } }, needs)).toEqual([
    { field: 'growing', problem: 'is read by no mechanic of maths.json; remove it' },
  ]);
  const grows = { code: 'owl', maths: { ...maths, expandingWild: { respins: 3 } } };
  expect(lookFaults(look, grows).map(({ field }) => field)).toEqual([
    'sounds.crystalGrow',
    'sounds.crystalCrack',
    'sounds.glassRing',
    'sounds.batWing',
    'growing',
  ]);
});

it('names a tall symbol that the reels cut, and one that is no symbol', () => {
  const { base96 = [], ...strips } = maths.strips;
  const withRun = (run: string) => ({
    ...maths,
    strips: { ...strips, base96: base96.map((strip) => `${run} ${strip} ${run}`) },
  });
  const { press } = look.sounds;
  const tall = {
    ...look,
    sounds: { ...look.sounds, tallClimb: press, tallRoar: press },
    tall: { symbol: 'wild', cells: 4 },
  };
  const fields = (maths: MathsFile) => lookFaults(tall, { code: 'owl', maths }).map(({ problem }) => problem);
  expect(fields(withRun('wild wild')).some((problem) => problem.includes('of "base96"'))).toBe(true);
  expect(lookFaults({ ...tall, tall: { symbol: 'bat', cells: 4 } }, needs)).toEqual([
    { field: 'tall.symbol', problem: '"bat" is no symbol of maths.json' },
  ]);
});
