import * as z from 'zod/mini';
import { COOKIE } from '#domain/session/cookies.ts';
import type { EndpointContract } from '#protocol/endpoint.ts';
import { getCsrf, signInGuest } from '#protocol/endpoints/auth.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { WorldSize } from '../wire/messages.ts';
import type { WorldLink } from './link.ts';
import { ownAgent } from '../world/ownAgent.ts';
import { ownTabJar, tabJar } from './tabJar.ts';

const SIGNED_IN_AS = 'menagerie.mocks.as';
const SignedIn = z.object({ Code: z.int() });

/**
 * Applies a scenario to the world before the page starts: its size, the tab's account, and the free spins of the account.
 *
 * @throws Error if no demo account has that phone, or if free spins are for a visitor or for a game that does not exist
 */
export async function arrange(link: WorldLink, { world, as, grant }: Scenario): Promise<void> {
  if (world !== undefined) await arrangeSize(link, world);
  if (as !== undefined) await arrangeAccount(link, as);
  if (grant !== undefined) await link.command({ command: 'grantSpins', jar: tabJar(), GameCode: grant });
}

async function arrangeAccount(link: WorldLink, as: string): Promise<void> {
  const jar = ownTabJar();
  const cookies = await link.command({ command: 'readJar', jar });
  if (sessionStorage.getItem(SIGNED_IN_AS) === as && cookies[COOKIE.session] !== undefined) return;
  await becomeAccount(link, jar, as);
  sessionStorage.setItem(SIGNED_IN_AS, as);
}

/** Recreates the world if it has another size. */
export async function arrangeSize(link: WorldLink, size: WorldSize): Promise<void> {
  if ((await link.command({ command: 'size' })) !== size) await link.command({ command: 'reset', size });
}

/**
 * Signs a jar in as a new guest, or as the first account on a phone.
 *
 * @throws Error if no demo account has that phone
 */
export async function becomeAccount(link: WorldLink, jar: string, phone: string): Promise<void> {
  if (phone === 'guest') return becomeGuest(link, jar);
  const accounts = await link.command({ command: 'accounts' });
  const account = accounts.find(({ Phone }) => Phone === phone);
  if (account === undefined) throw new Error(`No demo account has the phone ${phone}.`);
  await link.command({ command: 'signIn', jar, playerID: account.PlayerID });
}

async function becomeGuest(link: WorldLink, jar: string): Promise<void> {
  const call = async ({ method, path }: EndpointContract, body: object): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      'user-agent': ownAgent(),
    };
    const sent = method === 'GET' ? '' : JSON.stringify(body);
    const reply = await link.call({
      jar,
      brand: '',
      method,
      path,
      query: {},
      headers,
      body: sent,
    });
    return JSON.parse(String(reply.body));
  };
  const { csrfToken } = getCsrf.result.parse(await call(getCsrf, {}));
  const { Code } = SignedIn.parse(await call(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken }));
  if (Code !== 200) throw new Error(`The guest was refused with ${Code}.`);
}
