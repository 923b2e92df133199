/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

interface ImportMetaEnv {
  /** The page runs on the offline backend. */
  readonly VITE_MOCK: boolean;
  /** The page has the Brand Studio at `/studio`. */
  readonly VITE_STUDIO: boolean;
}
