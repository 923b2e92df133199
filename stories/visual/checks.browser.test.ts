import { afterEach, describe, expect, test } from 'vitest';
import preview from '../../.storybook/preview.tsx';
import { setBrand } from '#ui/theme/brand.ts';
import { findUnthemed } from '../setting/findUnthemed.ts';
import { findMisnamed } from '../setting/spokenNames.ts';
import { audit } from './audit.ts';
import { emulate, findEdgeless, findLostFocus, findMoving, findPainted, quietAndForced } from './modes.ts';
import { findCutTexts, findOverflow } from './overflow.ts';
import { undeclared, unseen, watchParts } from './parts.ts';
import { composeLibrary } from './composedStories.ts';
import { settle, nextFrames, phone, resize } from './viewport.ts';

// Each check must find a planted fault.

function plant(html: string): HTMLElement {
  const planted = document.createElement('div');
  planted.dataset['part'] = 'planted';
  planted.innerHTML = html;
  document.body.append(planted);
  return planted;
}

afterEach(async () => {
  for (const planted of document.querySelectorAll('[data-part=planted]')) planted.remove();
  await emulate();
  setBrand('bj188');
});

test('refuses a library without stories', () => {
  expect(() => composeLibrary(preview, {})).toThrow('there are no stories');
});

test('names the part of a colour that comes from no token', () => {
  setBrand('probe');
  plant('').style.cssText = 'background: #1e90ff';
  expect(findUnthemed(document.body)).toEqual([
    { where: 'planted', property: 'background-color', value: 'rgb(30, 144, 255)' },
  ]);
});

test('names a button whose visible words do not begin its name', () => {
  plant(
    '<button type="button" aria-label="Order 7: pay">Pay</button><button type="button" aria-label="Pay: order 7">Pay</button>' +
      '<p id="planted-label">Birthday</p><button type="button" aria-labelledby="planted-label planted-day" id="planted-day">4 May</button>',
  );
  expect(findMisnamed(document.body)).toEqual([{ words: 'Pay', name: 'Order 7: pay' }]);
});

describe('content that does not fit', () => {
  test('is reported if it extends beyond the page, but not inside a scroll container', () => {
    resize(phone);
    plant('<div style="overflow-x: auto"><p style="width: 600px">scrolls</p></div>');
    expect(findOverflow()).toEqual([]);
    plant('<p style="width: 600px">wide</p>');
    expect(findOverflow()).toEqual([{ where: 'planted > p', what: 'reaches from 0 to 600 on a page of 390' }]);
  });

  test('is reported if a box cuts off a text, but not with an ellipsis', () => {
    const box = 'width: 60px; overflow: hidden; white-space: nowrap';
    plant(`<p style="${box}; text-overflow: ellipsis">a text that is too long</p>`);
    expect(findCutTexts()).toEqual([]);
    plant(`<p style="${box}">a text that is too long</p>`);
    expect(findCutTexts()).toHaveLength(1);
  });

  test('is reported if a box is too low for its lines', () => {
    plant('<p style="width: 60px; height: 20px; overflow: hidden">a text that takes lines</p>');
    expect(findCutTexts()[0]?.what).toContain('cut off above or below');
  });

  test('is reported if a text has no room for a word', () => {
    plant('<p style="width: 8em; overflow-wrap: anywhere">a few words that stand on lines of their own</p>');
    expect(findCutTexts()).toEqual([]);
    plant('<p style="width: 1em; overflow-wrap: anywhere">Trang 1/14</p>');
    expect(findCutTexts()[0]?.what).toContain('runs down by its letters');
  });
});

test('names a part or a state that no anatomy declares, and a declared part or state that is not shown', async () => {
  const end = watchParts();
  const planted = plant('<button data-part="button" data-state="idle">A</button>');
  await nextFrames();
  planted.querySelector('button')?.setAttribute('data-state', 'molten');
  const seen = end();
  expect(undeclared(seen)).toEqual(['planted', 'button=molten']);
  expect(unseen('Button', seen)).toContain('button=busy');
  expect(unseen('Button', seen)).not.toContain('button=idle');
});

test('reports by axe rule, and checks in each brand only the rules that depend on it', async () => {
  plant('<button type="button"></button><p style="color: #777; background: #888">dim</p>');
  const everything = (await audit('everything')).map(({ what }) => what.replace(/:.*/su, ''));
  expect(everything).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
  const looks = (await audit('looks')).map(({ what }) => what.replace(/:.*/su, ''));
  expect(looks).toContain('color-contrast');
  expect(looks).not.toContain('button-name');
});

describe('with forced colours and reduced motion', () => {
  test('names a control that shows its focus only by a shadow', async () => {
    plant(
      '<style>.dim:focus { outline: none !important; box-shadow: 0 0 0 4px red }</style><button class="dim" type="button">A</button><a href="#b">B</a>',
    );
    await emulate(...quietAndForced);
    expect(findLostFocus()).toEqual([{ where: 'planted > button', what: 'shows no focus' }]);
  });

  test('names a control that differs from the area around it only by a background', async () => {
    plant(
      '<button type="button" style="background: red">A</button><input aria-label="B" style="background: red; border: 1px solid">',
    );
    const painted = findPainted();
    await emulate(...quietAndForced);
    expect(findEdgeless(painted)).toEqual([{ where: 'planted > button', what: 'has no edge' }]);
  });

  test('names an element that keeps moving', async () => {
    const moved = plant('<p>A</p>').querySelector('p');
    moved?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 900, iterations: Infinity });
    plant('<style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 2s infinite">B</p>');
    await emulate(...quietAndForced);
    await nextFrames();
    expect(findMoving()).toEqual([{ where: 'planted > p', what: 'moves for Infinity ms' }]);
    await settle();
    expect(findMoving()).toEqual([]);
  });

  test('neither reports nor ends an animation that follows a scroll position', async () => {
    const row = plant(
      '<style>@keyframes fade { to { translate: 9px } }</style><p style="overflow: auto; width: 40px; white-space: nowrap; animation: fade linear both; animation-timeline: scroll(self inline)">A row that goes on</p>',
    ).querySelector('p');
    await emulate(...quietAndForced);
    await nextFrames();
    expect(row?.getAnimations()).toHaveLength(1);
    expect(findMoving()).toEqual([]);
    await settle();
    expect(row && getComputedStyle(row).translate).toMatch(/^(none|0px)$/);
  });
});
