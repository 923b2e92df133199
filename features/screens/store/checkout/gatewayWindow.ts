/** A window for the gateway's page that is opened before its address is known. */
export interface GatewayWindow {
  /** Goes to the page: in the window of its own, or in this one. @returns whether this page stays */
  readonly go: (address: string) => boolean;
  /** Closes the window of its own if there is nothing to show. */
  readonly close: () => void;
}

/** A desktop has room for a second window; a phone stays in one and comes back. */
const hasOwnWindow = (): boolean =>
  window.matchMedia('(hover: hover) and (pointer: fine) and (min-width: 48rem)').matches;

/**
 * Opens the gateway's window. Call it in the handler of a press: browsers block windows that open later. A blocked window, and a phone,
 * use the window of the page.
 */
export function openGatewayWindow(): GatewayWindow {
  const own = hasOwnWindow() ? window.open('about:blank', 'gateway', 'popup,width=520,height=760') : null;
  return {
    go: (address) => {
      if (own === null || own.closed) {
        window.location.assign(address);
        return false;
      }
      own.location.replace(address);
      own.focus();
      return true;
    },
    close: () => own?.close(),
  };
}
