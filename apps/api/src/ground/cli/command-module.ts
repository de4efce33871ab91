import type { Command } from 'commander';
import type { Erasure } from '../erasure/erasure';
import type { PersonalRecords } from '../erasure/personal-records';
import type { PaymentFollower } from '../payments/payment-follower';
import type { Removal } from '../removal/removal';
import type { CliContext } from './cli-context';
import type { ExitCode } from './cli-error';

/** What a command is given: the context of the call, how to run other commands in the same process, and rosters. */
export interface CommandContext extends CliContext {
  readonly run: (args: readonly string[], context: CliContext) => Promise<ExitCode>;
  /** What all parts of the platform have of a person. */
  readonly loadErasures: () => Promise<readonly Erasure[]>;
  /** What a person is given who asks for their data. */
  readonly loadRecords: () => Promise<readonly PersonalRecords[]>;
  /** What subjects do when a payment for one of theirs has ended. */
  readonly loadPaymentFollowers: () => Promise<readonly PaymentFollower[]>;
  /** What all parts of the platform have of a site or a dealership. */
  readonly loadRemovals: () => Promise<readonly Removal[]>;
}

/** Adds commands to the program. */
export type CommandModule = (program: Command, context: CommandContext) => void;
