/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BUILD: string;
  readonly VITE_MOCK: boolean;
  readonly VITE_STUDIO: boolean;
}
