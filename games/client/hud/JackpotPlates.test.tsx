import { expect, it } from 'vitest';
import { chineseTexts } from '../testing/chineseTexts.ts';
import { JackpotPlates } from './JackpotPlates.ts';

const READING = [
  { Name: 'minor', Amount: 125_000 },
  { Name: 'major', Amount: 4_000_000 },
] as const;

function openPlates() {
  const plates = new JackpotPlates(chineseTexts);
  const shown = () =>
    [...plates.root.children].map((plate) => [
      plate.querySelector('dt')?.textContent,
      plate.querySelector('dd')?.textContent,
    ]);
  return { plates, shown };
}

it('counts up to its own readings while the page sends no figure', () => {
  const { plates, shown } = openPlates();
  plates.update(READING);
  plates.update([{ Name: 'major', Amount: 4_000_002 }]);
  plates.tick();
  expect(shown()).toEqual([
    ['普獎', '125,000'],
    ['大獎', '4,000,001'],
  ]);
});

it('shows the page’s figure of the largest jackpot, also one that came before the first reading', () => {
  const { plates, shown } = openPlates();
  plates.showPageFigure(4_000_300);
  plates.update(READING);
  expect(shown()).toEqual([
    ['普獎', '125,000'],
    ['大獎', '4,000,300'],
  ]);
  plates.update([
    { Name: 'minor', Amount: 125_001 },
    { Name: 'major', Amount: 4_000_900 },
  ]);
  plates.tick();
  expect(shown()).toEqual([
    ['普獎', '125,001'],
    ['大獎', '4,000,300'],
  ]);
});

it('shows fixed prizes at the stake beside the jackpots by size, and marks those that were won', () => {
  const fixed = [
    { name: 'minor', pay: 500 },
    { name: 'mini', pay: 100 },
  ];
  const plates = new JackpotPlates(chineseTexts, fixed);
  plates.update([{ Name: 'major', Amount: 500_000 }]);
  const shown = () => [...plates.root.querySelectorAll('dd')].map((value) => value.textContent);
  plates.setStake(2000);
  expect(shown()).toEqual(['500,000', '100,000', '20,000']);
  plates.setStake(100);
  expect(shown()).toEqual(['500,000', '5,000', '1,000']);
  plates.markCaught(['mini']);
  expect(plates.root.querySelector('.mini')).toHaveTextContent('已入袋');
  plates.markCaught([]);
  expect(plates.root).not.toHaveTextContent('已入袋');
});

it('keeps an amount that the shown round has won until the round is over', () => {
  const { plates, shown } = openPlates();
  plates.update(READING);
  plates.keep(true);
  plates.update([{ Name: 'major', Amount: 1_000_000 }]);
  plates.tick();
  expect(shown()[1]).toEqual(['大獎', '4,000,000']);
  plates.keep(false);
  expect(shown()[1]).toEqual(['大獎', '1,000,000']);
});

it('keeps the page’s figure in the same way', () => {
  const { plates, shown } = openPlates();
  plates.update(READING);
  plates.keep(true);
  plates.showPageFigure(1_000_000);
  expect(shown()[1]).toEqual(['大獎', '4,000,000']);
  plates.keep(false);
  expect(shown()[1]).toEqual(['大獎', '1,000,000']);
});
