import { type GameMessage, PageMessage } from '#protocol/gameFrame/index.ts';

/** The used part of a message event. */
export interface FrameEvent {
  readonly data: unknown;
  readonly source: unknown;
  readonly origin: string;
  readonly ports: readonly MessagePort[];
}

/** The used part of the frame's window. */
export interface FrameWindow {
  readonly parent: { postMessage(message: GameMessage, target: string): void };
  addEventListener(type: 'message', listener: (event: FrameEvent) => void): void;
}

/** Receives a message of the page, with the port of the game server if there is one. */
export type PageListener = (message: PageMessage, port: MessagePort | undefined) => void;

export type PageStart = Extract<PageMessage, { readonly Type: 'start' }> & { readonly port: MessagePort | undefined };
export type LaterMessage = Exclude<PageMessage, { readonly Type: 'start' }>;

export interface PageLink {
  post(message: GameMessage): void;
}

/** Connects the frame with the page of an origin. Ignores messages from other origins, and messages that do not parse. */
export function connectPage(frame: FrameWindow, pageOrigin: string | undefined, listen: PageListener): PageLink {
  frame.addEventListener('message', ({ data, source, origin, ports }) => {
    if (source !== frame.parent || origin !== pageOrigin) return;
    const message = PageMessage.safeParse(data);
    if (message.success) listen(message.data, ports[0]);
  });
  return {
    post(message) {
      if (pageOrigin !== undefined) frame.parent.postMessage(message, pageOrigin);
    },
  };
}
