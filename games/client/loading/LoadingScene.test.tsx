import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import chinese from '#games/catalogue/owl/texts/zh_tw.json' with { type: 'json' };
import { chineseTexts } from '../testing/chineseTexts.ts';
import { LoadingScene } from './LoadingScene.ts';

let waiting: { milliseconds: number; work: () => void }[];

/** Runs the timers that wait up to this time, once each. */
function pass(milliseconds: number): void {
  const due = waiting.filter((one) => one.milliseconds <= milliseconds);
  waiting = waiting.filter((one) => !due.includes(one));
  for (const { work } of due) work();
}

function open(picture?: string): LoadingScene {
  const scene = new LoadingScene({
    texts: chineseTexts,
    picture,
    tips: ['tip.wild', 'tip.free'],
    first: 1,
    after: (milliseconds, work) => {
      const entry = { milliseconds, work };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((one) => one !== entry);
      };
    },
  });
  document.body.append(scene.root);
  return scene;
}

beforeEach(() => {
  waiting = [];
  document.body.replaceChildren();
});

it('says what loads and how far it is', () => {
  const scene = open();
  expect(screen.getByRole('heading', { name: '夜梟秘寶' })).toBeInTheDocument();
  const bar = screen.getByRole('progressbar', { name: '載入進度' });
  scene.progress(0.426);
  expect(bar).toHaveAttribute('aria-valuenow', '43');
  scene.progress(7);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
});

it('shows the picture of the game', () => {
  open('/seven.webp');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/seven.webp');
});

it('shows one tip after the other', () => {
  open();
  expect(screen.getByText(chinese['tip.free'])).toBeInTheDocument();
  pass(5000);
  expect(screen.getByText(chinese['tip.wild'])).toBeInTheDocument();
  pass(5000);
  expect(screen.getByText(chinese['tip.free'])).toBeInTheDocument();
});

it('says that the network is slow', () => {
  open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(10_000);
  expect(screen.getByRole('status')).toHaveTextContent('網路較慢');
});

it('offers to try again when it failed', async () => {
  const retry = vi.fn();
  open().fail(retry);
  expect(screen.getByRole('status')).toHaveTextContent('遊戲沒有載入成功');
  expect(screen.getByRole('button', { name: '再試一次' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '再試一次' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('leaves nothing behind', () => {
  open().remove();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(waiting).toEqual([]);
});
