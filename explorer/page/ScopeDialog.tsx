import { type RefObject, type SubmitEvent, useState } from 'react';
import { signInMessage } from '../../client/tokenRequests.ts';
import { readFormText } from './readFormText.ts';
import { changeScope, type ExplorerSession } from './session.ts';
import type { Scope } from './tokens.ts';

const choices: readonly { readonly scope: Scope; readonly label: string; readonly hint: string }[] = [
  { scope: 'DOMAIN', label: 'Domain', hint: 'All workspaces, as their administrator.' },
  { scope: 'WORKSPACE', label: 'One workspace', hint: 'With your role in it. Administrators act as its owner.' },
  { scope: 'USER', label: 'User', hint: 'Your own user only, without a role.' },
];

/** A dialog that replaces the token by one with a wider or narrower scope, of those that the user may have. */
export const ScopeDialog = ({
  session,
  dialog,
}: {
  readonly session: ExplorerSession;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}) => {
  const [scope, setScope] = useState<Scope>(session.scope);
  const [errorMessage, setErrorMessage] = useState('');
  const offered = choices.filter((choice) => choice.scope !== 'DOMAIN' || session.isDomainAdmin);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const workspaceId = scope === 'WORKSPACE' ? readFormText(new FormData(event.currentTarget), 'workspaceId') : null;
    try {
      await changeScope({ scope, workspaceId });
      setErrorMessage('');
      dialog.current?.close();
    } catch (error) {
      setErrorMessage(signInMessage(error));
    }
  }

  return (
    <dialog ref={dialog} className="card" aria-labelledby="scope-title">
      <form onSubmit={submit}>
        <h2 id="scope-title">Scope of your token</h2>
        <fieldset>
          <legend className="hidden-label">Scope</legend>
          {offered.map((choice) => (
            <label key={choice.scope} className="choice">
              <input
                type="radio"
                name="scope"
                value={choice.scope}
                checked={scope === choice.scope}
                onChange={() => setScope(choice.scope)}
              />
              <span>
                {choice.label}
                <small>{choice.hint}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {scope === 'WORKSPACE' && <WorkspaceField session={session} />}
        <p className="error" role="alert">
          {errorMessage}
        </p>
        <div className="actions">
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" className="primary">
            Change
          </button>
        </div>
      </form>
    </dialog>
  );
};

/** The workspaces of the user by name, or a field for the identifier if they are not known. */
const WorkspaceField = ({ session: { workspaces, workspaceId } }: { readonly session: ExplorerSession }) => {
  if (workspaces.length === 0)
    return (
      <label className="field">
        Workspace id
        <input name="workspaceId" required autoComplete="off" defaultValue={workspaceId ?? ''} />
      </label>
    );
  return (
    <label className="field">
      Workspace
      <select name="workspaceId" required defaultValue={workspaceId ?? undefined}>
        {workspaces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};
