import * as z from 'zod/mini';

/** Somebody at a development provider. */
export interface DemoPerson {
  readonly ID: string;
  readonly Name: string;
  readonly Email: string;
}

/** The people whom the consent page of development offers; anybody else is somebody new. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { ID: 'demo-mei', Name: '林小梅', Email: 'mei@people.example' },
  { ID: 'demo-kai', Name: '陳大凱', Email: 'kai@people.example' },
  { ID: 'demo-siti', Name: 'Siti Rahayu', Email: 'siti@people.example' },
  { ID: 'demo-linh', Name: 'Nguyễn Linh', Email: 'linh@people.example' },
];

/** A person's id at a development provider. */
export const DemoPersonID = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

/** Who somebody is at a development provider; one whom nobody knows gets an e-mail address too. */
export const demoPerson = (id: string): DemoPerson =>
  DEMO_PEOPLE.find(({ ID }) => ID === id) ?? { ID: id, Name: id, Email: `${id}@people.example` };

/** What a developer can have go wrong at a development provider. */
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
