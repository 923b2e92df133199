/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Texts of parts that come later are a file of their own. */
  readonly VITE_LATE_TEXTS: boolean;
}

/** The second file of a language, which a build writes. */
declare module '*.json?late' {
  const texts: unknown;
  export default texts;
}
