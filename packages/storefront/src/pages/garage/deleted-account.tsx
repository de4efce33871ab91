'use client';

import { LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Container } from '@forecourt/ui/layout';
import { useEffect, useRef } from 'react';
import { garageWords } from './garage-words';

const { gone } = garageWords.privacy;

/** What stands in the place of an account that was deleted; the focus is on it, since what was pressed is gone. */
export const DeletedAccount = ({ home }: { readonly home: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    document.title = gone.title;
  }, []);
  return (
    <Container>
      <div ref={box} tabIndex={-1} role="status">
        <EmptyState title={gone.title} actions={<LinkButton href={home}>{gone.way}</LinkButton>}>
          <p>{gone.text}</p>
        </EmptyState>
      </div>
    </Container>
  );
};
