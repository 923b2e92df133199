import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openTestFish, type TestFish } from './testing/testFish.ts';

let fish: TestFish;
afterEach(() => fish.close());

const sea = (): HTMLElement => screen.getByRole('button', { name: /^發射：/ });
const fire = (options: { readonly repeat?: boolean } = {}): boolean =>
  fireEvent.keyDown(sea(), { key: ' ', ...options });
const shown = (): string | null | undefined => screen.getByText('餘額').parentElement?.textContent;

it('fires once for each press, and not more than twice in a second', async () => {
  fish = await openTestFish('angler');
  fire();
  fire({ repeat: true });
  fire();
  fire();
  await fish.pass(50);
  expect(fish.room.requests).toHaveLength(2);
  expect(screen.getByText('每秒最多 2 發，不用急')).toBeTruthy();
  await fish.pass(1100);
  fire();
  await fish.pass(50);
  expect(fish.room.requests).toHaveLength(3);
});

it('takes the stake at once, pays a catch, and gathers what a screen reader hears', async () => {
  fish = await openTestFish('angler', { balance: 10_000 });
  fish.room.catches = 60;
  fire();
  expect(shown()).toContain('9,500');
  await fish.pass(900);
  expect(shown()).toContain('39,500');
  expect(screen.getByText('+29,500')).toBeTruthy();
  expect(screen.getByText('巨贏')).toBeTruthy();
  await fish.pass(2000);
  expect(screen.getByText(/^捕到.+，60 倍，得 30,000$/)).toBeTruthy();
});

it('chooses fish with the arrows, and shots follow the chosen one', async () => {
  fish = await openTestFish('angler');
  fireEvent.keyDown(sea(), { key: 'ArrowRight' });
  await fish.pass(300);
  expect(sea().getAttribute('aria-label')).toMatch(/^發射：.+倍$/);
  expect(screen.getByRole('button', { name: '鎖定中' }).getAttribute('aria-pressed')).toBe('true');
  fire();
  await fish.pass(50);
  expect(fish.room.requests[0]?.FishID).toBeTypeOf('number');
});

it('says why a shot is refused, and gives its stake back', async () => {
  fish = await openTestFish('angler', { balance: 10_000 });
  fish.room.refusal = 'LIMIT';
  fire();
  await fish.pass(50);
  expect(screen.getByText('已達到您自己設定的上限，沒有扣款。')).toBeTruthy();
  expect(shown()).toContain('10,000');
});

it('asks for coins if the cannon costs more than the player has', async () => {
  fish = await openTestFish('angler', { balance: 300 });
  fire();
  expect(fish.messages).toContainEqual({ Type: 'needFunds', Stake: 500, Balance: 300 });
  fireEvent.click(screen.getByRole('button', { name: '減少押注' }));
  fire();
  await fish.pass(50);
  expect(fish.room.requests).toHaveLength(1);
});

it('tells after a lost connection which results it hid', async () => {
  fish = await openTestFish('angler');
  fire();
  await fish.pass(50);
  fish.room.cut();
  expect(screen.getByText(/^連線中斷/)).toBeTruthy();
  await fish.pass(900);
  await fish.room.enter();
  await fish.pass(50);
  expect(screen.getByText(/^斷線時有 1 發已有結果/)).toBeTruthy();
  expect(screen.getByText('1 發')).toBeTruthy();
});

it('shows the own cannon below at the left from each seat', async () => {
  fish = await openTestFish('angler', { seat: 3, players: [{ Seat: 2, Name: '竹林小圓', Cannon: 20 }] });
  expect(screen.getByText('竹林小圓').closest('[data-slot]')?.getAttribute('data-slot')).toBe('1');
});
