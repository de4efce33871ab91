import type { NearSlot } from '@forecourt/api-contract';
import type { SlotDay } from '@forecourt/ui/slot-picker';
import type { EnquiryContext } from '../form/enquiry-context';
import type { DriveFaults } from './asked-drive';

/** What the form of a test drive is drawn with: plain data, made on the server. */
export interface TestDriveFormProps {
  readonly context: EnquiryContext;
  /** Of the chosen place. */
  readonly days: readonly SlotDay[];
  readonly placeName: string;
  /** Minutes of a test drive. */
  readonly length: number;
  /** Kilometres within which the vehicle is brought to the shopper; null where it is not. */
  readonly comeWithinKm: number | null;
  /** What to bring, a sentence each. */
  readonly bring: readonly string[];
  /** The vehicle is there for test drives alone. */
  readonly isDriveOnly: boolean;
  /** Of a form that came back: what was chosen and typed beside the enquiry, and whether the time has been taken. */
  readonly typed?: {
    readonly slot: string;
    readonly come: boolean;
    readonly address: string;
    readonly postcode: string;
    readonly isTaken: boolean;
    readonly nearest: readonly NearSlot[];
    readonly faults: DriveFaults;
  };
}

/** Of a form that nobody has filled in yet. */
export const nothingTyped: NonNullable<TestDriveFormProps['typed']> = {
  slot: '',
  come: false,
  address: '',
  postcode: '',
  isTaken: false,
  nearest: [],
  faults: {},
};
