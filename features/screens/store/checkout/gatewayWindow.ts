/** A window for the gateway's page, opened before the address of the page is known. */
export interface GatewayWindow {
  /** Goes to the page: in the separate window, or in this window. @returns whether this page stays */
  readonly go: (address: string) => boolean;
  /** Closes the separate window if there is no page to show. */
  readonly close: () => void;
}

/** A desktop has room for a second window. A phone stays in one window and returns from the gateway. */
const hasOwnWindow = (): boolean =>
  window.matchMedia('(hover: hover) and (pointer: fine) and (min-width: 48rem)').matches;

/**
 * Opens the gateway's window. Call it in the handler of a press: browsers block windows that open later. If the window is blocked, and on a
 * phone, the gateway's page opens in this window.
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
