import { cdp } from 'vitest/browser';
import type { Misfit } from './overflow.ts';
import { nameOf, timedAnimations } from './viewport.ts';

/** A media feature that the browser emulates. */
type Mode = { readonly name: 'forced-colors' | 'prefers-reduced-motion'; readonly value: string };

/** Emulates only these modes in the browser. Without modes the page stays unchanged. */
export async function emulate(...features: readonly Mode[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
}

/** Both are emulated together, since they do not affect each other. */
export const quietAndForced: readonly Mode[] = [
  { name: 'forced-colors', value: 'active' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
];

/** The duration in milliseconds from which a change looks like a movement. */
const instant = 50;

/** Properties that change in place, which reduced motion still allows. */
const inPlace =
  /^(opacity|visibility|color|fill|stroke|(background|border|outline|text-decoration)-?.*color|box-?shadow)$/iu;

const movesNothing = (effect: AnimationEffect | null): boolean =>
  effect instanceof KeyframeEffect &&
  effect
    .getKeyframes()
    .flatMap(Object.keys)
    .every((name) => ['offset', 'computedOffset', 'easing', 'composite'].includes(name) || inPlace.test(name));

/** Finds the elements that still move automatically. Call it under reduced motion. */
export function findMoving(): readonly Misfit[] {
  return timedAnimations().flatMap((animation) => {
    const { effect } = animation;
    const { endTime } = effect?.getComputedTiming() ?? {};
    if (animation.playState !== 'running' || Number(endTime) <= instant) return [];
    if (Number(endTime) < Infinity && movesNothing(effect)) return [];
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return [{ where: target ? nameOf(target) : 'the page', what: `moves for ${String(endTime)} ms` }];
  });
}

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"], [role=tab], [role=radio], [role=menuitem], [role=treeitem]';

const isWithinReach = (element: Element): boolean =>
  // A window's guards catch the focus at its edges and pass it on.
  !element.matches(':disabled, [data-radix-focus-guard]') &&
  element.closest('[inert], [aria-hidden=true]') === null &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getClientRects().length > 0;

/** Returns one element of each kind, since twenty rows of a list need only one check. */
function kinds(elements: readonly HTMLElement[]): readonly HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  for (const element of elements) {
    const { variant, size, state } = element.dataset;
    const kind = [nameOf(element), element.tagName, variant, size, state].join(' ');
    if (!found.has(kind)) found.set(kind, element);
  }
  return [...found.values()];
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** Returns the lines that an element draws around itself, which forced colours keep. */
function linesOf(element: Element): string {
  return [null, '::before', '::after']
    .map((layer) => {
      const style = getComputedStyle(element, layer);
      if (layer !== null && ['none', 'normal'].includes(style.content)) return '';
      const outline =
        style.outlineStyle === 'none' || style.outlineWidth === '0px'
          ? ''
          : `${style.outlineWidth} ${style.outlineColor}`;
      const border = sides
        .filter((side) => style.getPropertyValue(`border-${side}-width`) !== '0px')
        .map(
          (side) =>
            `${side} ${style.getPropertyValue(`border-${side}-width`)} ${style.getPropertyValue(`border-${side}-color`)}`,
        );
      return [outline, ...border].join(';');
    })
    .join('|');
}

const isLineless = (lines: string): boolean => /^[|;]*$/u.test(lines);

/** Returns the elements that may draw a control's lines: itself, its parents, its siblings, its children. */
function drawers(element: Element): readonly Element[] {
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
    (at) => at instanceof Element,
  );
  const inside = [...element.querySelectorAll('*')].slice(0, 12);
  const beside = element.nextElementSibling;
  return [...around, ...inside, ...(beside ? [beside, ...beside.querySelectorAll('*')].slice(0, 8) : [])];
}

const allLines = (element: Element): string => drawers(element).map(linesOf).join('\n');

/** Finds the controls without a visible focus. */
export function findLostFocus(): readonly Misfit[] {
  const reachable = [...document.querySelectorAll<HTMLElement>(controls)].filter(isWithinReach);
  return kinds(reachable).flatMap((element) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const before = allLines(element);
    element.focus();
    // Another element took the focus (a dialog's trap, a group that passes it on). The check visits that element separately.
    if (document.activeElement !== element) return [];
    return allLines(element) === before ? [{ where: nameOf(element), what: 'shows no focus' }] : [];
  });
}

const faces = `${controls}, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [role=switch], [role=checkbox]`;

const isPainted = (element: Element): boolean => {
  const style = getComputedStyle(element);
  return (
    style.boxShadow !== 'none' ||
    style.backgroundImage !== 'none' ||
    !/^(transparent|rgba\(.*, 0\))$/u.test(style.backgroundColor)
  );
};

/** Finds the elements that differ from the area around them by a background or a shadow. Call it before colours are forced. */
export function findPainted(): readonly Element[] {
  return kinds([...document.querySelectorAll<HTMLElement>(faces)].filter((at) => isWithinReach(at) && isPainted(at)));
}

/** Returns the elements without an edge. Call it after colours are forced. */
export function findEdgeless(painted: readonly Element[]): readonly Misfit[] {
  return painted
    .filter((element) => getComputedStyle(element).forcedColorAdjust !== 'none')
    .filter((element) =>
      [element, element.parentElement, ...element.children].every((at) => !at || isLineless(linesOf(at))),
    )
    .map((element) => ({ where: nameOf(element), what: 'has no edge' }));
}
