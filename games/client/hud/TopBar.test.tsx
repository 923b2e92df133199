import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOADING } from '../round/state.ts';
import { chineseTexts } from '../testing/chineseTexts.ts';
import { TopBar } from './TopBar.ts';

const nothing = (): void => undefined;

function showBar(): TopBar {
  const bar = new TopBar(chineseTexts, {
    leave: nothing,
    toggleSound: nothing,
    openChat: nothing,
    openInfo: nothing,
    toggleFullscreen: nothing,
  });
  document.body.replaceChildren(bar.root);
  return bar;
}

const hasTwoLines = (): boolean => screen.getByRole('timer').parentElement?.hasAttribute('data-long') === true;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
});

test('a short position and the time share a line of a phone', () => {
  document.documentElement.style.fontSize = '16px';
  showBar().update({ ...LOADING, staked: 20 });
  expect(hasTwoLines()).toBe(false);
});

test('a large position puts the time below', () => {
  document.documentElement.style.fontSize = '16px';
  showBar().update({ ...LOADING, won: 12_345_678 });
  expect(hasTwoLines()).toBe(true);
});

test('text of twice the size puts the time below', () => {
  document.documentElement.style.fontSize = '32px';
  showBar().update({ ...LOADING, staked: 20 });
  expect(hasTwoLines()).toBe(true);
});
