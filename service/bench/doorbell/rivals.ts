import pg from 'pg';
import { createClient } from 'redis';
import * as z from 'zod/mini';
import { LogReader } from './logReader.ts';
import { NatsClient, startNats } from './nats.ts';
import type { OpenRival, RivalParts } from './rival.ts';

const CHANNEL = 'rings';
const Entry = z.tuple([z.string(), z.tuple([z.string(), z.string()])]);
const Found = z.nullable(z.object({ stream: z.array(Entry) }));
const INSERT = 'INSERT INTO log (body) VALUES ($1)';

/** Opens the connections of the writers and of the reader to a database with an empty log. */
async function openLog({ databaseUrl, writers }: RivalParts) {
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    return client;
  };
  const reader = await open();
  await reader.query('DROP TABLE IF EXISTS log');
  await reader.query(
    'CREATE TABLE log (xid xid8 NOT NULL DEFAULT pg_current_xact_id(), position bigserial, body text NOT NULL, PRIMARY KEY (xid, position))',
  );
  await reader.query('CREATE UNIQUE INDEX ON log (position)');
  const connections: pg.Client[] = [];
  while (connections.length < writers) connections.push(await open());
  return {
    reader,
    /** Commits an insert, with other statements before and after it. */
    async commit(writer: number, message: string, around: { before?: string; after?: string } = {}): Promise<void> {
      const connection = connections[writer % connections.length];
      if (connection === undefined) throw new Error('nobody writes');
      await connection.query('BEGIN');
      if (around.before !== undefined) await connection.query(around.before);
      await connection.query(INSERT, [message]);
      if (around.after !== undefined) await connection.query(around.after, [message]);
      await connection.query('COMMIT');
    },
    async stop(): Promise<void> {
      await Promise.all([reader, ...connections].map((client) => client.end()));
    },
  };
}

async function openBell(redisUrl: string, onRing: () => void) {
  const ringing = createClient({ url: redisUrl });
  const listening = createClient({ url: redisUrl });
  await Promise.all([ringing.connect(), listening.connect()]);
  await listening.subscribe(CHANNEL, onRing);
  return {
    ring: () => void ringing.publish(CHANNEL, ''),
    stop(): void {
      ringing.destroy();
      listening.destroy();
    },
  };
}

/**
 * The product's way. The order is that of the transactions, and a read returns only messages that no later commit can
 * precede.
 */
const openOutbox: OpenRival = async (parts) => {
  const log = await openLog(parts);
  let [xid, position] = ['0', '0'];
  const reading = new LogReader(async () => {
    const { rows } = await log.reader.query<{ xid: string; position: string; body: string }>(
      'SELECT xid, position, body FROM log WHERE (xid, position) > ($1::xid8, $2::bigint) AND xid < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY xid, position',
      [xid, position],
    );
    for (const row of rows) {
      ({ xid, position } = row);
      parts.onHeard(row.body);
    }
  });
  const bell = await openBell(parts.redisUrl, () => reading.ring());
  return {
    name: 'the outbox as a log, Redis as its doorbell',
    async commit(writer, message) {
      await log.commit(writer, message);
      bell.ring();
    },
    async stop() {
      bell.stop();
      await reading.stop();
      await log.stop();
    },
  };
};

/** Positions without gaps: commits queue behind one lock. */
const openLocked: OpenRival = async (parts) => {
  const log = await openLog(parts);
  let position = '0';
  const reading = new LogReader(async () => {
    const { rows } = await log.reader.query<{ position: string; body: string }>(
      'SELECT position, body FROM log WHERE position > $1::bigint ORDER BY position',
      [position],
    );
    for (const row of rows) {
      ({ position } = row);
      parts.onHeard(row.body);
    }
  });
  const bell = await openBell(parts.redisUrl, () => reading.ring());
  return {
    name: 'an advisory lock through COMMIT',
    async commit(writer, message) {
      await log.commit(writer, message, { before: 'SELECT pg_advisory_xact_lock(7)' });
      bell.ring();
    },
    async stop() {
      bell.stop();
      await reading.stop();
      await log.stop();
    },
  };
};

const openNotify: OpenRival = async (parts) => {
  const log = await openLog(parts);
  log.reader.on('notification', ({ payload }) => parts.onHeard(payload ?? ''));
  await log.reader.query(`LISTEN ${CHANNEL}`);
  return {
    name: 'LISTEN/NOTIFY',
    commit: (writer, message) => log.commit(writer, message, { after: `SELECT pg_notify('${CHANNEL}', $1)` }),
    stop: () => log.stop(),
  };
};

const openStream: OpenRival = async (parts) => {
  const log = await openLog(parts);
  const adding = createClient({ url: parts.redisUrl });
  const listening = createClient({ url: parts.redisUrl });
  await Promise.all([adding.connect(), listening.connect()]);
  await adding.del('stream');
  let isOver = false;
  const read = async (): Promise<void> => {
    for (let id = '0'; !isOver; ) {
      const found = await listening.sendCommand(['XREAD', 'BLOCK', '100', 'STREAMS', 'stream', id]);
      for (const { ID, message } of entriesOf(found)) {
        id = ID;
        parts.onHeard(message);
      }
    }
  };
  const reading = read();
  return {
    name: 'a Redis stream',
    async commit(writer, message) {
      await log.commit(writer, message);
      void adding.sendCommand(['XADD', 'stream', 'MAXLEN', '~', '10000', '*', 'body', message]);
    },
    async stop() {
      isOver = true;
      await reading;
      adding.destroy();
      listening.destroy();
      await log.stop();
    },
  };
};

/** The entries of the stream in the answer of XREAD: `{ stream: [[id, [field, value]]] }`. */
function entriesOf(found: unknown): readonly { readonly ID: string; readonly message: string }[] {
  return (Found.parse(found)?.stream ?? []).map(([ID, [, message]]) => ({ ID, message }));
}

const openNats: OpenRival = async (parts) => {
  const server = await startNats();
  const log = await openLog(parts);
  const publishing = await NatsClient.open(server.port, () => {});
  const listening = await NatsClient.open(server.port, parts.onHeard);
  await listening.subscribe(CHANNEL);
  return {
    name: 'NATS',
    async commit(writer, message) {
      await log.commit(writer, message);
      publishing.publish(CHANNEL, message);
    },
    async stop() {
      publishing.close();
      listening.close();
      await server.stop();
      await log.stop();
    },
  };
};

/** All rivals. NATS takes part only if its server is installed. */
export const rivals = (hasNats: boolean): readonly OpenRival[] => [
  openOutbox,
  openNotify,
  openLocked,
  openStream,
  ...(hasNats ? [openNats] : []),
];
