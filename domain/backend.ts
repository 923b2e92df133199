import type { Brand } from '#protocol/brands.ts';
import { loadIssueSentences } from '#protocol/issueSentences.ts';
import type { SocketName } from '#protocol/operation.ts';
import type { Connection } from './connection/connection.ts';
import { ConnectionHub } from './connection/hub.ts';
import type { Transport } from './connection/transport.ts';
import { createOperationDispatcher } from './dispatch/operation.ts';
import { createFirstReader, type FirstReader } from './firstReads.ts';
import { createRestDispatcher, type RestRequest, type RestResponse } from './dispatch/rest.ts';
import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from './handlers.ts';
import { JOBS } from './jobs.ts';
import { tellRaces } from './bonusBattle/race/board.ts';
import { tellHearts } from './live/hearts.ts';
import type { Ports } from './ports/index.ts';
import type { Job } from './schedule/job.ts';
import { answersOfJobs, runDueJobs } from './schedule/runDueJobs.ts';
import { trailOf } from './security/trail.ts';

/** The backend without a transport. The service and the mocks wrap it. */
export interface Backend {
  /** Answers one REST call; never throws. */
  rest(request: RestRequest): Promise<RestResponse>;
  /** Answers the first reads of a page, which travel with its document. */
  readonly readFirst: FirstReader;
  /** The shell passes every text frame to the connection and reports when the socket closes. */
  connect(transport: Transport, socket: SocketName, brand: Brand): Connection;
  readonly connections: number;
  /** Closes idle connections. Call it every few seconds with the real milliseconds since the last call. */
  sweep(elapsedMs: number): void;
  /** Runs the jobs that are due. Call it every second, after the previous call has finished. */
  runDueJobs(): Promise<void>;
  /** Finishes the calls under way and closes every connection with 1012. */
  drain(): Promise<void>;
}

export interface Handlers {
  readonly operations: typeof OPERATION_HANDLERS;
  readonly endpoints: typeof ENDPOINT_HANDLERS;
}

/**
 * Creates the backend of a world.
 *
 * @param handlers all handlers of the product, unless a test replaces one
 * @param more jobs of this world in addition to the jobs of the product
 */
export function createBackend(
  ports: Ports,
  handlers: Handlers = { operations: OPERATION_HANDLERS, endpoints: ENDPOINT_HANDLERS },
  more: readonly Job[] = [],
): Backend {
  loadIssueSentences();
  const operation = createOperationDispatcher(handlers.operations);
  const hub = new ConnectionHub(ports, operation);
  const rest = createRestDispatcher(ports, handlers.endpoints);
  return {
    rest,
    readFirst: createFirstReader(ports, { operation, rest }),
    connect: (transport, socket, brand) => hub.connect(transport, socket, brand),
    get connections() {
      return hub.size;
    },
    sweep: (elapsedMs) => hub.sweep(elapsedMs),
    async runDueJobs() {
      await writeRefusals(ports);
      await tellHearts(ports);
      await tellRaces(ports);
      await runDueJobs(ports, [...JOBS, ...more]);
    },
    async drain() {
      await hub.drain();
      await answersOfJobs(ports);
      await writeRefusals(ports);
    },
  };
}

/** If the database rejects a job now, the job runs again the next time. The other jobs continue. */
const writeRefusals = (ports: Ports): Promise<void> =>
  trailOf(ports)
    .flush()
    .catch((error: unknown) => ports.observer.call({ name: 'securityEvents', code: 300003, milliseconds: 0, error }));
