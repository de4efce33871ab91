'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { textRest, useAfterRest } from '../waiting';

interface DirectoryFormInput<Criteria> {
  /** The directory's page: `/models`. */
  readonly path: string;
  /** What is shown at first. */
  readonly first: Criteria;
  /** What an address asks for; the fields of the form are read as the address that they would send. */
  readonly read: (query: URLSearchParams) => Criteria;
  /** The canonical address of the criteria. */
  readonly print: (criteria: Criteria) => string;
  /** Corrects the criteria of the fields after a change: a changed make removes its model. */
  readonly amend?: (fields: Criteria, before: Criteria) => Criteria;
  /** Called with all that is asked after the first. */
  readonly onAsk?: (criteria: Criteria) => void;
}

/**
 * What a directory is asked by its form, its address and its links; the latest of them counts, and words that still wait
 * are dropped for it. Choices ask at once, words after a rest (SRCH-06); each is an address of its own.
 */
export const useDirectoryForm = <Criteria>({
  path,
  first,
  read,
  print,
  amend = (fields) => fields,
  onAsk,
}: DirectoryFormInput<Criteria>) => {
  const [asked, setAsked] = useState(first);
  /** Counts what the fields did not ask for themselves, and so have to take over. */
  const [visit, setVisit] = useState(0);

  const inAddress = () => read(new URLSearchParams(window.location.search));
  const isAddress = (criteria: Criteria) => window.location.pathname === path && print(inAddress()) === print(criteria);

  const ask = (criteria: Criteria) => {
    wordsLater.cancel();
    setAsked(criteria);
    onAsk?.(criteria);
  };
  const search = (criteria: Criteria) => {
    if (!isAddress(criteria)) window.history.pushState(null, '', print(criteria));
    ask(criteria);
  };
  const searchFields = (form: HTMLFormElement) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form).entries()) if (typeof value === 'string') params.append(name, value);
    search(amend(read(params), asked));
  };
  const wordsLater = useAfterRest((form: HTMLFormElement) => {
    // Else somebody has just gone back, and the fields are about to follow.
    if (isAddress(asked)) searchFields(form);
  }, textRest);

  const query = useSearchParams().toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address is the event
  useEffect(() => {
    if (window.location.pathname !== path || isAddress(asked)) return;
    setVisit((count) => count + 1);
    ask(inAddress());
  }, [query]);

  return {
    asked,
    visit,
    /** Shows what a link beside the form asks for. */
    show: (criteria: Criteria) => {
      setVisit((count) => count + 1);
      search(criteria);
    },
    onChange: ({ target }: FormEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement && target.form !== null) wordsLater.call(target.form);
      if (target instanceof HTMLSelectElement && target.form !== null) searchFields(target.form);
    },
    onSubmit: (event: FormEvent<HTMLElement>) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      searchFields(event.target);
    },
  };
};
