import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { AddNoteDocument } from '../gql/graphql.ts';
import { problemOf } from '../graph/useAlertActions.ts';

/** Adds a note to an alert. */
export const NoteForm = ({ alertId }: { readonly alertId: string }) => {
  const [{ fetching }, add] = useMutation(AddNoteDocument);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = await add({ input: { alertId, note: note.trim() } });
    const found = problemOf(data?.alertNoteCreate, error);
    setProblem(found);
    if (found === null) setNote('');
  };
  return (
    <form onSubmit={submit} className="note-form">
      <Textarea
        label="New note"
        required
        withAsterisk={false}
        autosize
        minRows={2}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={problem}
      />
      <Button type="submit" loading={fetching} disabled={note.trim() === ''} style={{ justifySelf: 'end' }}>
        Add note
      </Button>
    </form>
  );
};
