import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { fail } from '#protocol/failure.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { switchesChanged } from '#protocol/operations/operator.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import { flagsChanged } from '../featureFlags/flagsChanged.ts';
import { FLAGS_TOPIC } from '../featureFlags/flagsTopic.ts';
import { gameOfSwitch } from '../featureFlags/gameSwitchName.ts';

/**
 * Groups that cannot be switched off. Players need them to sign in and to read the switches, and operators need them to switch a group on
 * again.
 */
const ALWAYS_ON: ReadonlySet<string> = new Set(['connection', 'auth', 'operator', 'dev']);

const ON_OFF: readonly string[] = ['on', 'off'];
const CAPABILITIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['WalletItem', ['gem', 'point']],
  ['Live', ON_OFF],
  ['RedEnvelopeSending', ON_OFF],
  ['Games', ON_OFF],
  ['Shop', ON_OFF],
]);
const FUNCTIONS: ReadonlySet<string> = new Set(
  [...OPERATIONS, ...ENDPOINTS]
    .filter(({ group }) => !ALWAYS_ON.has(group))
    .flatMap(({ group, name }) => [group, name]),
);

/** The names of all switches except those of games, with their values, sorted. */
export const switchNames = (): readonly (readonly [name: string, values: readonly string[]])[] => [
  ...CAPABILITIES,
  ...[...FUNCTIONS].toSorted().map((name) => [name, ON_OFF] as const),
];

/** The values of a switch. Undefined for an unknown name. `game:<code>` hides a game from the list. */
export async function switchValues(db: Reader, name: string): Promise<readonly string[] | undefined> {
  const game = gameOfSwitch(name);
  if (game !== undefined) return (await db.table('games').get(game)) === undefined ? undefined : ON_OFF;
  return CAPABILITIES.get(name) ?? (FUNCTIONS.has(name) ? ON_OFF : undefined);
}

/** The value `default` removes the switch. */
export interface SwitchDraft {
  readonly Name: string;
  readonly Value: string;
  /** Empty means every brand. */
  readonly Brand: string;
  /** Empty means every site. */
  readonly SiteID: string;
}

/**
 * Sets a switch from the next call on, and pushes it to all connections.
 * @throws Failure 300011 for an unknown name or brand, 300015 for a wrong value
 */
export async function saveSwitch(tx: Transaction, actor: Actor, { Value, ...place }: SwitchDraft): Promise<void> {
  const { Name, Brand, SiteID } = place;
  const values = (await switchValues(tx, Name)) ?? fail(300011);
  if (Brand !== '' && !actor.ports.settings.brands.some(({ ID }) => ID === Brand)) fail(300011);
  if (Value !== 'default' && !values.includes(Value)) fail(300015);
  await tx.lock([FLAGS_TOPIC]);
  await tx.table('switches').remove(place);
  if (Value !== 'default') await tx.table('switches').insert({ ...place, Value, ChangeTime: actor.nowText });
  await writeAudit(tx, actor, { action: 'switch.set', subject: Name, detail: { Value, Brand, SiteID } });
  publish(tx, switchesChanged, topicOf.all, {});
  flagsChanged(tx, actor.ports);
}
