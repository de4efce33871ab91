'use client';

import { longestNote } from '@forecourt/api-contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Disclosure } from '@forecourt/ui/disclosure';
import { TextAreaField } from '@forecourt/ui/field';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { watchClient } from '../account/watch-client';
import { sendNote, WatchRefusal } from '../account/watch-requests';
import * as styles from './watched-list.css';
import { watchlistPageWords as words } from './watchlist-words';

const noteSchema = z.object({ note: z.string().max(longestNote, words.noteTooLong(longestNote)) });
type Note = z.infer<typeof noteSchema>;

/** A shopper's own note about a saved vehicle. A plain form until scripts run; what is typed stays where it is not taken. */
export const NoteForm = ({
  id,
  phone,
  first,
}: {
  readonly id: string;
  /** Whose list it is in (WTCH-02). */
  readonly phone: string;
  readonly first: string;
}) => {
  const { register, handleSubmit, formState, getValues } = useForm<Note>({
    resolver: zodResolver(noteSchema),
    defaultValues: { note: first },
  });
  const [written, setWritten] = useState(first);
  const write = useMutation<void, Error, Note>(
    {
      mutationFn: ({ note }) => sendNote({ phone, id, note }),
      // What was taken last stands until something else is: also while that is under way, and where it fails.
      onSuccess: (_answer, { note }) => setWritten(note.trim()),
    },
    watchClient,
  );
  const wrong = formState.errors.note?.message;
  const failure = write.error instanceof WatchRefusal ? write.error.words : null;
  return (
    <div className={styles.note}>
      {written !== '' && <p className={styles.noteText}>{words.yours(written)}</p>}
      <Disclosure title={written === '' ? words.addNote : words.editNote}>
        <form
          method="post"
          action="/api/watchlist/note"
          className={styles.noteForm}
          onSubmit={handleSubmit(() => write.mutate(getValues()))}
          noValidate
        >
          <input type="hidden" name="car_id" value={id} />
          <input type="hidden" name="phone_number" value={phone} />
          {write.isError && <Alert tone="danger">{failure ?? words.noteFailed}</Alert>}
          <div className={styles.wide}>
            <TextAreaField
              label={words.note}
              hint={words.noteHint}
              optional
              rows={3}
              {...(wrong === undefined ? {} : { error: wrong })}
              {...register('note')}
            />
          </div>
          <Button type="submit" kind="outlined" size="small" loading={write.isPending}>
            {write.isPending ? words.savingNote : words.saveNote}
          </Button>
          <p role="status" className={styles.noteText}>
            {write.isSuccess ? words.noteSaved : ''}
          </p>
        </form>
      </Disclosure>
    </div>
  );
};
