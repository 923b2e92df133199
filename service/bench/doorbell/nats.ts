import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../testing/freePort.ts';

export const HAS_NATS = spawnSync('nats-server', ['--version']).status === 0;

export async function startNats(): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const port = await freePort();
  const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  return {
    port,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

/** The parts of the NATS protocol that the measure needs. */
export class NatsClient {
  readonly #socket: Socket;
  #waiting = '';

  private constructor(socket: Socket, onMessage: (message: string) => void) {
    this.#socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      this.#waiting += String(text);
      this.#take(onMessage);
    });
    socket.write('CONNECT {"verbose":false}\r\n');
  }

  static async open(port: number, onMessage: (message: string) => void): Promise<NatsClient> {
    for (let tries = 0; ; tries += 1) {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      try {
        await once(socket, 'connect');
        return new NatsClient(socket, onMessage);
      } catch (error) {
        if (tries > 50) throw error;
        await setTimeout(100);
      }
    }
  }

  /** Resolves when the server has the subscription. */
  async subscribe(subject: string): Promise<void> {
    const answered = once(this.#socket, 'data');
    this.#socket.write(`SUB ${subject} 1\r\nPING\r\n`);
    await answered;
  }

  publish(subject: string, message: string): void {
    this.#socket.write(`PUB ${subject} ${message.length}\r\n${message}\r\n`);
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(onMessage: (message: string) => void): void {
    for (;;) {
      const end = this.#waiting.indexOf('\r\n');
      if (end < 0) return;
      const line = this.#waiting.slice(0, end);
      const size = line.startsWith('MSG ') ? Number(line.split(' ').at(-1)) : -1;
      if (size >= 0 && this.#waiting.length < end + 4 + size) return;
      if (line === 'PING') this.#socket.write('PONG\r\n');
      if (size >= 0) onMessage(this.#waiting.slice(end + 2, end + 2 + size));
      this.#waiting = this.#waiting.slice(size < 0 ? end + 2 : end + 4 + size);
    }
  }
}
