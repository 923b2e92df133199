import { expect, it } from 'vitest';
import { applicationState } from './applicationState.ts';

const REFUSED = '2026-11-20T12:00:00.000Z';
const application = { ClubID: '1', PlayerID: '2', Status: 'refused', CreateTime: '', RefuseTime: REFUSED };

it.each([
  { nowText: REFUSED, state: 'refused' },
  { nowText: '2026-11-21T11:59:59.999Z', state: 'refused' },
  { nowText: '2026-11-21T12:00:00.000Z', state: 'none' },
])('is $state of a refusal at $nowText', ({ nowText, state }) => {
  expect(applicationState(application, nowText).Application).toBe(state);
});

it('is none before the refusal, after the clock was set back', () => {
  expect(applicationState(application, '2026-11-20T11:00:00.000Z')).toEqual({ Application: 'none', ReapplyTime: '' });
});
