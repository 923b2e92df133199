import { type GameMessage, PageMessage } from '#protocol/gameFrame/index.ts';

/** A message event, as far as it is read. */
export interface FrameEvent {
  readonly data: unknown;
  readonly source: unknown;
  readonly origin: string;
  readonly ports: readonly MessagePort[];
}

/** What the frame needs of its window. */
export interface FrameWindow {
  readonly parent: { postMessage(message: GameMessage, target: string): void };
  addEventListener(type: 'message', listener: (event: FrameEvent) => void): void;
}

/** Receives a message of the page, with the port of the game server if it brings one. */
export type PageListener = (message: PageMessage, port: MessagePort | undefined) => void;

/** How the page starts the game. */
export type PageStart = Extract<PageMessage, { readonly Type: 'start' }> & { readonly port: MessagePort | undefined };
/** What the page says later. */
export type LaterMessage = Exclude<PageMessage, { readonly Type: 'start' }>;

export interface PageLink {
  post(message: GameMessage): void;
}

/** Connects the frame with the page of an origin. Messages from elsewhere, and messages that do not parse, are ignored. */
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
