import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useMutation } from 'urql';
import { AddNoteDocument } from '../gql/graphql.ts';
import { problemOf } from '../graph/useAlertActions.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { NoteIcon } from '../ui/icons.tsx';
import { Since } from '../ui/Tag.tsx';
import type { ProjectRecord } from './projectRecord.ts';

type ProjectAlert = NonNullable<ProjectRecord['alerts']>['nodes'][number];

export const NotesButton = ({ alert, open }: { readonly alert: ProjectAlert; readonly open: () => void }) => (
  <Button
    size="compact-sm"
    variant="subtle"
    leftSection={<NoteIcon />}
    onClick={open}
    aria-label={`Notes on ${alert.title}: ${alert.notes?.totalCount ?? 0}`}
  >
    {alert.notes?.totalCount ?? 0}
  </Button>
);

interface NotesDialogProps {
  readonly alert: ProjectAlert | null;
  readonly close: () => void;
  readonly refresh: () => void;
}

/** The notes on an alert, and a form to add one. */
export const NotesDialog = ({ alert, close, refresh }: NotesDialogProps) => (
  <Dialog opened={alert !== null} close={close} title={alert?.title ?? ''}>
    {alert?.notes?.totalCount === 0 && <p className="panel-empty">No notes yet.</p>}
    <ul className="plain rows" aria-label="Notes">
      {alert?.notes?.nodes.map(({ id, note, createdAt, createdBy }) => (
        <li key={id}>
          <div>{note}</div>
          <div className="quiet small">
            {createdBy?.__typename === 'User' ? (createdBy.name ?? createdBy.id) : 'A program'} ·{' '}
            <Since time={createdAt} />
          </div>
        </li>
      ))}
    </ul>
    {alert && <NoteForm alertId={alert.id} refresh={refresh} />}
  </Dialog>
);

const NoteForm = ({ alertId, refresh }: { readonly alertId: string; readonly refresh: () => void }) => {
  const [{ fetching }, add] = useMutation(AddNoteDocument);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data, error } = await add({ input: { alertId, note: note.trim() } });
    const found = problemOf(data?.alertNoteCreate, error);
    setProblem(found);
    if (found === null) {
      setNote('');
      refresh();
    }
  };
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 8, marginTop: 16 }}>
      <Textarea
        label="New note"
        required
        withAsterisk={false}
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
