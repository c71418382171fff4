import { Button, Textarea } from '@mantine/core';
import { useForm } from '../forms/useForm.ts';
import { AddNoteDocument } from '../gql/graphql.ts';
import { useAlertActions } from '../graph/useAlertActions.ts';
import { useChange } from '../graph/useChange.ts';
import type { AlertDetails } from './alertRecord.ts';

/** Adds a note to an alert, and with it acknowledges one that nobody has taken on. */
export const NoteForm = ({ alert: { id, state } }: { readonly alert: Pick<AlertDetails, 'id' | 'state'> }) => {
  const { acknowledge, busy } = useAlertActions();
  const add = useChange(AddNoteDocument, ({ alertNoteCreate }) => alertNoteCreate);
  const form = useForm({ note: '' }, async ({ note }) => {
    const { refusals } = await add({ input: { alertId: id, note: note.trim() } });
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
      <div className="form-buttons">
        {state === 'TRIGGERED' && (
          <Button
            variant="default"
            loading={busy.has(id)}
            disabled={value.trim() === ''}
            onClick={async () => {
              if (await form.save()) await acknowledge([id]);
            }}
          >
            Note and acknowledge
          </Button>
        )}
        <Button type="submit" loading={form.isBusy} disabled={value.trim() === ''}>
          Add note
        </Button>
      </div>
    </form>
  );
};
