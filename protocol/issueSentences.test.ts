import { expect, it } from 'vitest';
import { config } from 'zod/mini';
import { failureOf } from './frame.ts';
import { PlayerID } from './entities/identifiers.ts';
import { loadIssueSentences } from './issueSentences.ts';
import { requestDeletion } from './endpoints/account.ts';

const complaintOf = (request: object): string => {
  const { error } = requestDeletion.request.safeParse(request);
  return error === undefined ? '' : failureOf(error).message;
};

it('makes a schema describe the fault of a field in a sentence', () => {
  // Tests of a process share zod's configuration, and another test may have loaded the sentences.
  config({ localeError: undefined });
  const tooLong = { Confirm: 'x'.repeat(17), csrfToken: '' };
  expect(complaintOf(tooLong)).toBe('Confirm: Invalid input');
  loadIssueSentences();
  expect(complaintOf(tooLong)).toBe('Confirm: Too big: expected string to have <=16 characters');
});

it("keeps a schema's own words", () => {
  loadIssueSentences();
  expect(PlayerID.safeParse('owl').error?.issues[0]?.message).toBe('must be a player id');
});
