import { expect, it } from 'vitest';
import { CODES } from '#protocol/codes.ts';
import { CLUB_ROLE_TABLE } from './clubRoles.ts';

const meaning = (code: number): string => {
  const message = Object.entries(CODES).find(([key]) => Number(key) === code)?.[1].message ?? '';
  return `- ${code}: ${message}`;
};

/** The table of clubRoles.ts as a page; `vitest -u` rewrites it. */
it('is in the documents with the results of the cases', async () => {
  const codes = [...new Set(CLUB_ROLE_TABLE.flatMap((socket) => socket.codes))].toSorted((a, b) => a - b);
  const page = [
    '# Who may do what in a club',
    '',
    'Written by `conformance/cases/clubRoles.test.ts` from the table that the conformance cases hold both backends to.',
    'Each operation is called in a way that changes nothing. If a role may do it, the answer is 200 or another refusal that',
    'applies; 200107 and 200105 are the refusals of roles.',
    '',
    '| operation | OP | leader | deputy | member | in no club |',
    '|---|---|---|---|---|---|',
    ...CLUB_ROLE_TABLE.map(({ contract, codes: got }) => `| ${contract.name} | ${contract.op} | ${got.join(' | ')} |`),
    '',
    ...codes.map(meaning),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/club-roles.md');
});
