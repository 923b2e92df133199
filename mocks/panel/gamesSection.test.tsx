import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { NetworkConditions } from '../scenario/networkConditions.ts';
import { writeScenario } from '../scenario/scenario.ts';
import { gamesSection } from './gamesSection.ts';

afterEach(() => document.body.replaceChildren());

it("sets the outcome of a game's next spin, and shows when it is used up", async () => {
  const conditions = new NetworkConditions();
  const granted: string[] = [];
  const grantSpins = async (GameCode: string) => granted.push(GameCode);
  document.body.append(gamesSection({ conditions, grantSpins }));
  const outcome = screen.getByRole('combobox', { name: 'next outcome' });
  await userEvent.selectOptions(outcome, 'freeSpins');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'answer to the next stake' }), 'LIMIT_REACHED');
  await userEvent.click(screen.getByRole('checkbox', { name: 'The game server answers nothing' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'free spins of a game' }), 'cat');
  expect(granted).toEqual(['cat']);
  expect(writeScenario(conditions.scenario)).toBe('outcome:freeSpins,grant:cat,wallet:LIMIT_REACHED,noGame');
  conditions.useGamePlan(conditions.gamePlan());
  expect(writeScenario(conditions.scenario)).toBe('grant:cat,noGame');
  expect(outcome).toHaveValue('');
});
