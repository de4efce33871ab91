import { Alert } from '@forecourt/ui/alert';
import { LinkButton } from '@forecourt/ui/button';
import { Cluster, Stack } from '@forecourt/ui/layout';
import { TextLink } from '@forecourt/ui/text-link';
import type { NoTimesView } from './no-times-view';
import { testDriveWords as words } from './test-drive-words';

/** Nothing is free, or the times could not be loaded: whom to call, and where to write. */
export const NoTimes = ({
  view: { title, tone, phone, ways },
  text,
}: {
  readonly view: NoTimesView;
  /** What has become of what was typed. */
  readonly text?: string;
}) => (
  <Stack>
    <Alert tone={tone} title={title}>
      {text !== undefined && <p>{text}</p>}
      {phone !== null && (
        <p>
          {words.full.call} <TextLink href={phone.href}>{phone.label}</TextLink>.
        </p>
      )}
    </Alert>
    <Cluster>
      {ways.map(({ label, href }) => (
        <LinkButton key={href} href={href} kind="outlined">
          {label}
        </LinkButton>
      ))}
    </Cluster>
  </Stack>
);
