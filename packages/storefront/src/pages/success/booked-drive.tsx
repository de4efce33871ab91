import type { TestDrive } from '@forecourt/api-contract';
import { bookedDrivePath } from '@forecourt/config/pages';
import { LinkButton } from '@forecourt/ui/button';
import { bookedDriveWords as words } from '../../features/enquiry/test-drive/booked-drive-words';
import { CalendarLink, DirectionsLink } from '../../features/enquiry/test-drive/drive-facts';
import { isDriveOver } from '../../features/enquiry/test-drive/drive-standing';

/**
 * What follows a booked test drive: into the calendar, how to get there, and where to change or cancel it; of one that is
 * over the way to its page.
 */
export const BookedDriveWays = ({ drive }: { readonly drive: TestDrive }) => {
  const own = bookedDrivePath(drive.token);
  if (isDriveOver(drive)) return <LinkButton href={own}>{words.look}</LinkButton>;
  return (
    <>
      <CalendarLink token={drive.token} kind="primary" />
      <LinkButton href={own} kind="outlined">
        {words.changeOrCancel}
      </LinkButton>
      <DirectionsLink drive={drive} />
    </>
  );
};
