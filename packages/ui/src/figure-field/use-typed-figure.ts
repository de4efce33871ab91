import { type KeyboardEvent, useState } from 'react';
import { parseAmount } from '../amount-field/amount';
import { exampleFigure, unreadableWords } from './figure-words';

/** The message of a field about the typed figure. */
export type FigureSaid = { readonly refused: boolean; readonly words: string };

export type TypedFigureOptions = {
  /** The figure in force. */
  readonly figure: number;
  /** A figure as the field writes it, without its unit. */
  readonly digits: (figure: number) => string;
  /** The highest figure, for the example of what may be typed. */
  readonly max: number;
  /** What is made of a figure that was typed; `NaN` for a field that was emptied. */
  readonly settle: (wanted: number) => number;
  /** The message where `settle` changed the typed figure. */
  readonly moved: (wanted: number, got: number) => string | undefined;
  /** Called with the figure that `settle` returned. */
  readonly onFigure: (figure: number) => void;
};

/**
 * Typing one exact figure: the text stays as typed until the field is left or Enter is pressed, Escape gives it up. Text
 * that holds no figure stays, and is refused in words; a figure that has to be moved says so.
 */
export const useTypedFigure = ({ figure, digits, max, settle, moved, onFigure }: TypedFigureOptions) => {
  const [text, setText] = useState<string>();
  /** The last typed value when it needs a message: a figure that was changed, or text that is no figure. */
  const [answered, setAnswered] = useState<number | 'unreadable'>();
  const [before, setBefore] = useState(figure);
  if (before !== figure) {
    setBefore(figure);
    // Refused text belongs to the figure that it was to replace: another has come from elsewhere.
    if (answered === 'unreadable') {
      setText(undefined);
      setAnswered(undefined);
    }
  }

  /** What is said of a figure that was moved ends with its reason: bounds may have changed since. */
  const saidOf = (wanted: number | 'unreadable'): FigureSaid | undefined => {
    if (wanted === 'unreadable') return { refused: true, words: unreadableWords(digits(exampleFigure(figure, max))) };
    const words = settle(wanted) === figure ? moved(wanted, figure) : undefined;
    return words === undefined ? undefined : { refused: false, words };
  };
  const said = answered === undefined ? undefined : saidOf(answered);

  const leave = () => {
    if (text === undefined) return;
    const wanted = text.trim() === '' ? Number.NaN : parseAmount(text);
    if (wanted === undefined) {
      setAnswered('unreadable');
      return;
    }
    setText(undefined);
    setAnswered(Number.isNaN(wanted) ? undefined : wanted);
    if (wanted !== figure) onFigure(settle(wanted));
  };

  return {
    text,
    said,
    typing: {
      onChange: (event: { readonly target: { readonly value: string } }) => {
        setText(event.target.value);
        setAnswered(undefined);
      },
      onFocus: ({
        isTrusted,
        target,
      }: {
        readonly isTrusted: boolean;
        readonly target: { readonly select: () => void };
      }) => {
        // React repeats a focus that came before it did: somebody may be typing by then.
        if (isTrusted) target.select();
      },
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && text !== undefined) {
          // Gives up what was typed, not the drawer around it.
          event.stopPropagation();
          event.preventDefault();
          setText(undefined);
          setAnswered(undefined);
        }
        if (event.key !== 'Enter') return;
        // Enter settles the figure; it must not submit the form around it.
        event.preventDefault();
        leave();
      },
    },
  };
};
