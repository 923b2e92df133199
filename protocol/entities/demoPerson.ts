import * as z from 'zod/mini';

export interface DemoPerson {
  readonly ID: string;
  readonly Name: string;
  readonly Email: string;
}

/** The people on the consent page of development. Any other id is a new person. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { ID: 'demo-mei', Name: '林小梅', Email: 'mei@people.example' },
  { ID: 'demo-kai', Name: '陳大凱', Email: 'kai@people.example' },
  { ID: 'demo-siti', Name: 'Siti Rahayu', Email: 'siti@people.example' },
  { ID: 'demo-linh', Name: 'Nguyễn Linh', Email: 'linh@people.example' },
];

export const DemoPersonID = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

/** A person at a development provider by id. An unknown person gets an e-mail address too. */
export const demoPerson = (id: string): DemoPerson =>
  DEMO_PEOPLE.find(({ ID }) => ID === id) ?? { ID: id, Name: id, Email: `${id}@people.example` };

/** The failures that a developer can cause at a development provider. */
export const ConsentOutcome = z.enum([
  'agreed',
  'denied',
  'badState',
  'badNonce',
  'providerDown',
  'codeRefused',
  'emailMissing',
]);
export type ConsentOutcome = z.infer<typeof ConsentOutcome>;
