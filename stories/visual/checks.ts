import { commands } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#locales/locale.ts';
import { setBrand } from '#ui/theme/brand.ts';
import { findUnthemed } from '../setting/findUnthemed.ts';
import { audit } from './audit.ts';
import { anatomies } from './anatomies.ts';
import { emulate, findEdgeless, findLostFocus, findMoving, findPainted, quietAndForced } from './modes.ts';
import { findCutTexts, findOverflow, type Misfit } from './overflow.ts';
import { undeclared, unseen, watchParts } from './parts.ts';
import { takePicture } from './pictures.ts';
import { setLanguage } from './decorator.tsx';
import { endAnimations, settle, nextFrames, phone, resize, resumeAnimations } from './viewport.ts';
import { isOverview, type ComposedStory } from './composedStories.ts';

/** The findings of one check of a story, by check. */
type Findings = Record<string, readonly Misfit[]>;

const linesOf = (findings: Findings): readonly string[] =>
  Object.entries(findings).flatMap(([asked, found]) => found.map(({ where, what }) => `${asked}: ${where} ${what}`));

/**
 * Fails with a line for each finding, since a diff of arrays would hide them.
 *
 * @throws Error if there are findings
 */
function holds(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** The brands whose pictures are stored: a dark brand and a light brand. */
const pictured = ['bj188', 'win'];
/** The brands for axe: dark, light, and the brand with sharp corners and narrow digits. */
const audited = ['bj188', 'win', 'betrnk'];

/**
 * The files whose looks are checked. `npm test` names the files that the change affects; if none are named, all are checked.
 */
const given: unknown = import.meta.env['LOOKED_AT'];
const lookedAt = typeof given === 'string' ? given.split(',') : undefined;
const isLookedAt = ({ file }: ComposedStory): boolean => lookedAt?.includes(file) ?? true;

async function inBrands(one: ComposedStory, findings: Findings): Promise<void> {
  for (const brand of isLookedAt(one) ? audited : audited.slice(0, 1)) {
    setBrand(brand);
    await settle();
    findings[`axe in ${brand}`] = await audit(brand === audited[0] ? 'everything' : 'looks');
    if (isLookedAt(one) && pictured.includes(brand) && !isOverview(one))
      await takePicture(one.component, one.story, brand);
  }
}

/** Vietnamese has the longest words. */
const longest: readonly Locale[] = ['vi_vn'];

/** A story that the change does not affect is checked in its narrowest layout and with the longest large text. */
async function inLayouts(one: ComposedStory, findings: Findings): Promise<void> {
  const isWhole = isLookedAt(one);
  const look = async (name: string): Promise<void> => {
    await nextFrames();
    // A change of the layout may start entry animations again.
    endAnimations();
    const misfits: readonly Misfit[] = [...findOverflow(), ...findCutTexts()];
    findings[name] = misfits;
  };
  for (const language of isWhole ? locales : longest) {
    setLanguage(language);
    resize({ width: 320, height: 640 });
    await look(`320 px, ${language}`);
    resize(phone);
    document.documentElement.style.fontSize = '200%';
    await look(`200 % text, ${language}`);
    document.documentElement.style.fontSize = '';
  }
  if (isWhole) {
    resize({ width: 1920, height: 1080 });
    await look('1920 px');
  }
  setLanguage('zh_tw');
  resize(phone);
}

async function look(one: ComposedStory): Promise<readonly string[]> {
  const findings: Findings = {};
  setLanguage('zh_tw');
  resize(phone);
  await one.run();
  await nextFrames();
  await inBrands(one, findings);
  if (!isOverview(one)) {
    setBrand('probe');
    await settle();
    findings['colours that no token gave'] = findUnthemed(document.body).map(({ where, property, value }) => ({
      where,
      what: `${property} ${value}`,
    }));
    setBrand('bj188');
  }
  await inLayouts(one, findings);
  const painted = findPainted();
  resumeAnimations();
  await emulate(...quietAndForced);
  await nextFrames();
  findings['reduced motion'] = findMoving();
  findings['forced colours'] = [...findEdgeless(painted), ...findLostFocus()];
  await emulate();
  return linesOf(findings);
}

/** Renders every story of some components once and runs all checks on it. */
export function checkStories(library: readonly ComposedStory[]): void {
  const components = [...new Set(library.map(({ title }) => title))];

  describe.each(components)('%s', (title) => {
    const stories = library.filter((one) => one.title === title);
    const seen = new Set<string>();

    test.each(stories)('$story holds', async (one) => {
      const endWatch = watchParts();
      const findings = await look(one).finally(() => {
        for (const name of endWatch()) seen.add(name);
      });
      holds(findings);
    });

    const [first] = stories;
    if (first === undefined || isOverview(first)) return;

    test('shows every part and state that its anatomy declares, and no other', () => {
      expect(anatomies.has(first.component), 'there is an anatomy').toBe(true);
      holds([
        ...undeclared(seen).map((name) => `no anatomy declares ${name}`),
        ...unseen(first.component, seen).map((name) => `no story shows ${name}`),
      ]);
    });

    if (!isLookedAt(first)) return;
    test.each(pictured)('looks as approved in %s', async (brand) => {
      holds(await commands.compareSheet(`${first.component}-${brand}`));
    });
  });
}
