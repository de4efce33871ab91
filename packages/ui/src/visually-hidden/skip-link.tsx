import { skip } from './visually-hidden.css';

/** First thing in the page: leads the keyboard past the header. The target needs the id and `tabIndex={-1}`. */
export const SkipLink = ({
  target = 'main',
  children = 'Skip to content',
}: {
  /** Id of the main content, without `#`. */
  readonly target?: string;
  readonly children?: string;
}) => (
  <a className={skip} href={`#${target}`}>
    {children}
  </a>
);
