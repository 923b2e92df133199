import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { NetworkConditions } from '../scenario/networkConditions.ts';
import { writeScenario } from '../scenario/scenario.ts';
import { gamesSection } from './gamesSection.ts';

afterEach(() => document.body.replaceChildren());

it("sets the outcome of a game's next spin, and shows when it is used up", async () => {
  const conditions = new NetworkConditions();
  document.body.append(gamesSection({ conditions }));
  const outcome = screen.getByRole('combobox', { name: 'next outcome' });
  await userEvent.selectOptions(outcome, 'freeSpins');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'answer to the next stake' }), 'LIMIT_REACHED');
  await userEvent.click(screen.getByRole('checkbox', { name: 'The game server answers nothing' }));
  expect(writeScenario(conditions.scenario)).toBe('outcome:freeSpins,wallet:LIMIT_REACHED,noGame');
  conditions.useGamePlan(conditions.gamePlan());
  expect(writeScenario(conditions.scenario)).toBe('noGame');
  expect(outcome).toHaveValue('');
});
