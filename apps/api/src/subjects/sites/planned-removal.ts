import type { RemovalPlan } from '../../ground/removal/removal';

/** What removing one site or dealership does, or would do. */
export interface PlannedRemoval extends RemovalPlan {
  /** What it is called by commands, and typed to confirm: a site's id, a dealership's slug. */
  readonly key: string;
  /** What people call it. */
  readonly name: string;
  /** What is worth knowing besides, a sentence each. */
  readonly notes: readonly string[];
}
