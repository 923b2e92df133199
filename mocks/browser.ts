import { COOKIE } from '#domain/session/cookies.ts';
import { fillDevPage } from './dev/devPage.ts';
import { fillPaymentPage } from './dev/paymentPage.ts';
import { loadLoop } from './live/loopFile.ts';
import { CallLog } from './log/callLog.ts';
import { arrange } from './page/arrange.ts';
import { connectWorld, hostOwnWorld } from './page/connectWorld.ts';
import { openGameServerPort } from './page/gameServerPort.ts';
import type { WorldLink } from './page/link.ts';
import { pageBrand } from './page/pageBrand.ts';
import { replaceBlockedApis } from './page/replaceBlockedApis.ts';
import { tabJar } from './page/tabJar.ts';
import { showMistake } from './panel/notice.ts';
import { mountPanel } from './panel/panel.ts';
import { writeToAddress, scenarioOfAddress } from './scenario/address.ts';
import { NetworkConditions } from './scenario/networkConditions.ts';

const WORLD = 'menagerie-world';

export interface PageMocks {
  readonly link: WorldLink;
  readonly conditions: NetworkConditions;
  readonly disconnect: () => void;
  /** Whether this tab has a session, as the service writes into its page. */
  readonly hasSession: boolean;
  /** Opens a port to the world's game server, for a game's frame. */
  readonly gameServerPort: () => MessagePort;
}

let started: Promise<PageMocks> | undefined;

/**
 * Starts the offline backend in this page, once: intercepts its requests and sockets and joins the world of all tabs. Await it before the
 * first request. The address's `?scenario=` applies from the start.
 */
export function startMocks(): Promise<PageMocks> {
  started ??= start();
  return started;
}

/**
 * Shows the development page (outbox, demo accounts, clock, reset) in an element, or the payment page of an order (`?pay=`).
 *
 * @returns a function that removes it
 */
export function mountDevPage(container: HTMLElement): () => void {
  let over = false;
  let empty = (): void => {};
  startMocks().then(
    ({ link }) => {
      if (over) return;
      const OrderID = new URL(location.href).searchParams.get('pay');
      empty = OrderID === null ? fillDevPage(container, link) : fillPaymentPage(container, link, OrderID);
    },
    (error: unknown) => showMistake(error instanceof Error ? error : new Error(String(error))),
  );
  return () => {
    over = true;
    empty();
  };
}

async function start(): Promise<PageMocks> {
  const isBlocked = replaceBlockedApis();
  const { intercept } = await import('./page/intercept.ts');
  const scenario = scenarioOfAddress(showMistake);
  const conditions = new NetworkConditions(scenario);
  const link = isBlocked ? await hostOwnWorld(WORLD) : await connectWorld(WORLD);
  const log = new CallLog();
  const parts = { link, conditions, origin: location.origin, jar: tabJar, brand: pageBrand, loadLoop, log };
  const { disconnect } = await intercept(parts, showMistake, isBlocked);
  await arrange(link, scenario).catch((error: unknown) =>
    showMistake(new Error('The scenario could not be arranged.', { cause: error })),
  );
  writeToAddress(conditions);
  const cookies = await link.command({ command: 'readJar', jar: tabJar() });
  link.subscribe((event) => {
    // The page shows data of the previous world.
    if (event === 'reset') location.reload();
  });
  const mocks = {
    link,
    conditions,
    disconnect,
    hasSession: cookies[COOKIE.session] !== undefined,
    gameServerPort: () => openGameServerPort(link, conditions),
  };
  if (!scenario.off) mountPanel({ ...mocks, log });
  return mocks;
}
