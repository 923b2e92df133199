import { expect, it } from 'vitest';
import { chineseTexts } from '../testing/chineseTexts.ts';
import { BigWinView } from './BigWinView.ts';

const SCENE = { phone: '', wide: '' };

function open() {
  const view = new BigWinView(chineseTexts);
  document.body.replaceChildren(view.veil, view.root);
  view.show({ coins: 6400, stake: 100, source: '第 7 線 · 夜梟 × 4' }, SCENE);
  return view;
}

const rungs = (view: BigWinView) =>
  [...view.root.querySelectorAll<HTMLElement>('.win-rung')].map(({ textContent, dataset }) => [
    textContent,
    dataset['state'],
  ]);

it('lights the levels that the counted sum has reached, and promises none', () => {
  const view = open();
  expect(rungs(view)).toEqual([
    ['大贏 ×20', 'ahead'],
    ['巨贏 ×50', 'ahead'],
    ['超級贏 ×100', 'ahead'],
  ]);
  view.setCoins(2000, 'big');
  expect(rungs(view).map(([, state]) => state)).toEqual(['on', 'ahead', 'ahead']);
  view.setCoins(5437, 'huge');
  expect(rungs(view).map(([, state]) => state)).toEqual(['done', 'on', 'ahead']);
  expect(view.root).toHaveTextContent('5,437');
  expect(view.root).toHaveTextContent('×54');
  expect(view.root).toHaveTextContent('第 7 線 · 夜梟 × 4');
});

it('shows the word as text while there is no picture of it', () => {
  const view = open();
  view.setCoins(2000, 'big');
  expect(view.field).toHaveTextContent('大贏');
  expect(view.field.firstElementChild).toBeVisible();
  view.isDrawn = true;
  expect(view.field.firstElementChild).not.toBeVisible();
});

it('starts again with the next win', () => {
  const view = open();
  view.setCoins(6400, 'huge');
  view.complete();
  view.hide();
  expect(view.root).not.toBeVisible();
  view.show({ coins: 2000, stake: 100, source: '' }, SCENE);
  expect(view.root).toBeVisible();
  expect(view.root).toHaveAttribute('data-state', 'counting');
  expect(rungs(view).map(([, state]) => state)).toEqual(['ahead', 'ahead', 'ahead']);
});
