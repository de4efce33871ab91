import { FieldError } from '../field/field';
import { notice } from '../field/field.css';
import { Icon } from '../icon/icon';
import type { FigureSaid } from './use-typed-figure';

/** What a typed field says of a figure, read out at once: why it was refused, or where it was moved. */
export const FigureAnswer = ({
  id,
  said,
  className,
}: {
  readonly id: string;
  readonly said: FigureSaid | undefined;
  readonly className?: string;
}) =>
  said === undefined ? null : (
    <div role="alert" className={className}>
      {said.refused ? (
        <FieldError id={id}>{said.words}</FieldError>
      ) : (
        <p id={id} className={notice}>
          <Icon name="info" size="small" />
          <span>{said.words}</span>
        </p>
      )}
    </div>
  );
