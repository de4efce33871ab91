import { classNames } from '../class-names/class-names';
import * as styles from './skeleton.css';

/** The place of something that is on its way. Mark its container `aria-busy` and say in words what loads. */
export const Skeleton = ({
  shape = 'line',
  width = 'full',
}: {
  readonly shape?: keyof typeof styles.shapes;
  readonly width?: keyof typeof styles.widths;
}) => <span aria-hidden="true" className={classNames(styles.skeleton, styles.shapes[shape], styles.widths[width])} />;
