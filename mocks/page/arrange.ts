import { COOKIE } from '#domain/auth/cookies.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { WorldLink } from './link.ts';
import { ownTabJar } from './tabJar.ts';

const SIGNED_IN_AS = 'menagerie.mocks.as';

/**
 * Brings about what a scenario says of the world before the page starts: its size, and who this tab is.
 * @throws Error when no demo account has that phone
 */
export async function arrange(link: WorldLink, { world, as }: Scenario): Promise<void> {
  if (world !== undefined && (await link.order({ order: 'size' })) !== world) {
    await link.order({ order: 'reset', size: world });
  }
  if (as !== undefined) await becomeAccount(link, as);
}

/** Signs this tab in as the first account on a phone, unless it already is. */
async function becomeAccount(link: WorldLink, phone: string): Promise<void> {
  const jar = ownTabJar();
  const cookies = await link.order({ order: 'readJar', jar });
  if (sessionStorage.getItem(SIGNED_IN_AS) === phone && cookies[COOKIE.session] !== undefined) return;
  const accounts = await link.order({ order: 'accounts' });
  const account = accounts.find(({ Phone }) => Phone === phone);
  if (account === undefined) throw new Error(`No demo account has the phone ${phone}.`);
  await link.order({ order: 'signIn', jar, playerID: account.PlayerID });
  sessionStorage.setItem(SIGNED_IN_AS, phone);
}
