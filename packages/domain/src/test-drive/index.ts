export { dueReminder, type Reminder, reminderRules } from './due-reminder';
export { daysAway, driveTimeWords, momentWords } from './slot-words';
export {
  type DriveDay,
  type DriveSlot,
  driveSlotAt,
  gridPieces,
  nearestSlots,
  slotsOf,
  testDriveDays,
} from './test-drive-days';
export { type TestDriveSettings, testDriveSettingsSchema } from './test-drive-settings';
