import { SearchField } from '../search-field/search-field';

export type SearchBoxProps = {
  /** "Search stock". */
  readonly label: string;
  /** Query parameter. */
  readonly name?: string;
  /** "Make, model or stock no." */
  readonly placeholder?: string;
  /** Words in force. With `onChange` the box follows them, else they are only its first content. */
  readonly value: string;
  readonly onChange?: (words: string) => void;
};

/** The box for words among the filters; it belongs to the form around it. Source: SRCH-27. */
export const SearchBox = ({ name = 'query', value, onChange, ...box }: SearchBoxProps) => (
  <SearchField
    {...box}
    name={name}
    {...(onChange === undefined
      ? { defaultValue: value }
      : { value, onChange: (event) => onChange(event.target.value) })}
  />
);
