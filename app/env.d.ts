/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The version of this build. */
  readonly VITE_BUILD: string;
  /** The page runs on the offline backend. */
  readonly VITE_MOCK: boolean;
  /** The page has the Brand Studio at `/studio`. */
  readonly VITE_STUDIO: boolean;
}
