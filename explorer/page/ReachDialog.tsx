import { type RefObject, type SubmitEvent, useState } from 'react';
import { textOf } from './form.ts';
import { changeReach, type Session } from './session.ts';
import type { Scope } from './tokens.ts';

const choices: readonly { readonly scope: Scope; readonly label: string; readonly hint: string }[] = [
  { scope: 'DOMAIN', label: 'The whole domain', hint: 'For domain administrators.' },
  { scope: 'WORKSPACE', label: 'One workspace', hint: 'With your role there; administrators act as its owner.' },
  { scope: 'USER', label: 'Only yourself', hint: 'No role at all.' },
];

/** Trades the token for one that reaches further or less far, as `tokenGrant` allows. */
export function ReachDialog({
  session,
  dialog,
}: {
  readonly session: Session;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}) {
  const [scope, setScope] = useState<Scope>(session.scope);
  const [refusal, setRefusal] = useState('');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const workspaceId = scope === 'WORKSPACE' ? textOf(new FormData(event.currentTarget), 'workspaceId') : null;
    try {
      await changeReach({ scope, workspaceId });
      setRefusal('');
      dialog.current?.close();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <dialog ref={dialog} className="card" aria-labelledby="reach-title">
      <form onSubmit={submit}>
        <h2 id="reach-title">How far should your token reach?</h2>
        <fieldset>
          <legend className="hidden-label">Scope</legend>
          {choices.map((choice) => (
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
        {scope === 'WORKSPACE' && (
          <label className="field">
            Workspace id
            <input name="workspaceId" required autoComplete="off" defaultValue={session.workspaceId ?? ''} />
          </label>
        )}
        <p className="refusal" role="alert">
          {refusal}
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
}
