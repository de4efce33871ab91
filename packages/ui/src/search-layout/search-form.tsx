import type { ReactNode } from 'react';
import { GetForm } from '../hero/get-form';
import { searchFormId } from '../search-filters/sort-select';
import type { SearchLayoutProps } from './search-layout';

/** The form around the filters that stand in the page. */
export const SearchForm = ({
  action,
  hiddenFields = [],
  onSubmit,
  className,
  children,
}: Pick<SearchLayoutProps, 'action' | 'hiddenFields' | 'onSubmit'> & {
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <GetForm id={searchFormId} action={action} className={className} {...(onSubmit === undefined ? {} : { onSubmit })}>
    {hiddenFields.map(({ name, value }) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    {children}
  </GetForm>
);
