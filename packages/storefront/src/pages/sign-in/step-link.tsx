import { TextButton, TextLink } from '@forecourt/ui/text-link';
import { useScripted } from '../../runtime/scripted/use-scripted';

/** Leads to another step of the page: on the spot, and without scripts by its address. */
export const StepLink = ({
  href,
  onPress,
  children,
}: {
  readonly href: string;
  readonly onPress: () => void;
  readonly children: string;
}) =>
  useScripted() ? (
    <TextButton onClick={onPress}>{children}</TextButton>
  ) : (
    <TextLink href={href} prefetch={false}>
      {children}
    </TextLink>
  );
