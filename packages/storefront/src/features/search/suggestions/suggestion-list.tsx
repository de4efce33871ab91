'use client';

import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { useEffect, useId, useRef } from 'react';
import * as styles from './suggestion-list.css';
import type { SuggestionOption } from './suggestion-options';
import { suggestionStatus } from './suggestion-status';
import type { Suggestions } from './suggestions';

const Option = ({ option, list }: { readonly option: SuggestionOption; readonly list: Suggestions['list'] }) => {
  const line = useRef<HTMLDivElement>(null);
  const isMarked = list.active === option.id;
  // The focus stays in the box, so the browser does not bring the marked line into view.
  useEffect(() => {
    if (isMarked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: marked by aria-activedescendant
    <div
      ref={line}
      id={list.optionId(option)}
      role="option"
      aria-selected={isMarked}
      className={styles.option}
      // The focus stays in the box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => list.pick(option)}
    >
      <span>
        {option.words.map(({ text, found }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
          found ? <b key={at}>{text}</b> : text,
        )}
      </span>
      {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
    </div>
  );
};

const Group = ({
  label,
  options,
  list,
}: {
  readonly label: string;
  readonly options: readonly SuggestionOption[];
  readonly list: Suggestions['list'];
}) => {
  const labelId = useId();
  return (
    <div>
      <span id={labelId} className={styles.heading}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options */}
      <div role="group" aria-labelledby={labelId}>
        {options.map((option) => (
          <Option key={option.id} option={option} list={list} />
        ))}
      </div>
    </div>
  );
};

/** The list under a search box, and its number for those who listen. */
export const SuggestionList = ({ list }: { readonly list: Suggestions['list'] }) => (
  <>
    {list.open && (
      <div id={list.id} role="listbox" aria-label="Suggestions" className={styles.list}>
        {list.groups.map((group) => (
          <Group key={group.label} {...group} list={list} />
        ))}
      </div>
    )}
    {list.asked && (
      <VisuallyHidden>
        <span role="status">
          {suggestionStatus(list.groups.reduce((count, { options }) => count + options.length, 0))}
        </span>
      </VisuallyHidden>
    )}
  </>
);
