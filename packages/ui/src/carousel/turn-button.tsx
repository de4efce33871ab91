import { IconButton } from '../button/icon-button';
import * as styles from './turn-button.css';

export type TurnButtonProps = {
  readonly direction: 'back' | 'on';
  /** What it brings: "Earlier vehicles". */
  readonly label: string;
  /** Nothing more on this side. */
  readonly ended: boolean;
  readonly onTurn: () => void;
};

/** The arrow of a row that turns; it fades at the row's end. */
export const TurnButton = ({ direction, label, ended, onTurn }: TurnButtonProps) => (
  <IconButton
    icon={direction === 'back' ? 'arrow-left' : 'arrow-right'}
    label={label}
    className={styles.button}
    disabled={ended}
    onClick={onTurn}
  />
);
