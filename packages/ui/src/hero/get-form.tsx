'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';

/**
 * A form whose answer is an address. Fields left empty stay out of it, so that `/search?make=Toyota` is not
 * `/search?make=Toyota&body=&query=`. Without scripts the empty ones are sent and mean nothing.
 */
export const GetForm = ({ children, ...form }: Omit<ComponentPropsWithRef<'form'>, 'method' | 'ref'>) => {
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = root.current;
    const dropEmpty = ({ formData }: FormDataEvent) => {
      for (const [name, value] of [...formData.entries()]) {
        if (value !== '') continue;
        const kept = formData.getAll(name).filter((other) => other !== '');
        formData.delete(name);
        for (const other of kept) formData.append(name, other);
      }
    };
    element?.addEventListener('formdata', dropEmpty);
    return () => element?.removeEventListener('formdata', dropEmpty);
  }, []);
  return (
    <form {...form} ref={root} method="get">
      {children}
    </form>
  );
};
