/** Whoever is signed in. */
export interface Staff {
  name: string;
  /** Asks the services again who is signed in. */
  check: () => Promise<void>;
}
