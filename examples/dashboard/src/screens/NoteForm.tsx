import { Button, Textarea } from '@mantine/core';
import { useForm } from '../forms/useForm.ts';
import { AddNoteDocument } from '../gql/graphql.ts';
import { useChange } from '../graph/useChange.ts';

/** Adds a note to an alert. */
export const NoteForm = ({ alertId }: { readonly alertId: string }) => {
  const add = useChange(AddNoteDocument, ({ alertNoteCreate }) => alertNoteCreate);
  const form = useForm({ note: '' }, async ({ note }) => {
    const { refusals } = await add({ input: { alertId, note: note.trim() } });
    if (refusals.length === 0) form.set('note', '');
    return refusals;
  });
  const { value, error, ...field } = form.field('note');
  return (
    <form ref={form.element} onSubmit={form.submit} className="note-form">
      <Textarea
        label="New note"
        required
        withAsterisk={false}
        autosize
        minRows={2}
        {...field}
        value={value}
        error={error ?? form.problem}
      />
      <Button type="submit" loading={form.isBusy} disabled={value.trim() === ''} style={{ justifySelf: 'end' }}>
        Add note
      </Button>
    </form>
  );
};
