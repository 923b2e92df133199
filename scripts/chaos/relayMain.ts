import * as z from 'zod/mini';
import { startRelay } from './relay.ts';

// A relay in its own process. `startRelayProcess` starts it with the port of Redis, and ends it by closing the channel.
const Port = z.coerce.number().check(z.int(), z.positive());
const Order = z.enum(['cut', 'mend']);

const target = Port.parse(process.argv[2]);
const relay = await startRelay(() => target);
process.on('message', (message) => relay[Order.parse(message)]());
process.once('disconnect', () => void relay.close());
process.send?.({ port: relay.port });
