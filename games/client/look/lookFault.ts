/** A fault in a file: the path of the field, and a sentence. */
export interface LookFault {
  readonly field: string;
  readonly problem: string;
}
