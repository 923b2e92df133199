/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The texts of later parts are in a separate file. */
  readonly VITE_LATE_TEXTS: boolean;
}

/** The second file of a language, which the build writes. */
declare module '*.json?late' {
  const texts: unknown;
  export default texts;
}
