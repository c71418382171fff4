import type { GraphiQLPlugin } from '@graphiql/react';
import { type SubmitEvent, useSyncExternalStore } from 'react';
import { type Environment, environments } from './environments.ts';
import { Icon } from './Icon.tsx';
import { readFormText } from './readFormText.ts';

/** The environments: which one is in use, and its values. */
const EnvironmentsPanel = () => {
  const { all, active } = useSyncExternalStore(environments.onChange, environments.current);
  const chosen = all.find(({ name }) => name === active);

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = readFormText(new FormData(event.currentTarget), 'environment');
    event.currentTarget.reset();
    const isKnown = all.some((one) => one.name === name);
    environments.set({ all: isKnown ? all : [...all, { name, values: {} }], active: name });
  }

  return (
    <div className="panel">
      <h2>Environments</h2>
      <p className="quiet">
        <code>{'{{name}}'}</code> in variables and headers stands for the value of the environment in use.
      </p>
      <label className="panel-form">
        In use
        <select value={active ?? ''} onChange={({ target }) => environments.set({ all, active: target.value || null })}>
          <option value="">None</option>
          {all.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {chosen && <Values key={chosen.name} environment={chosen} />}
      <form className="panel-form" onSubmit={add}>
        <label>
          New environment
          <input name="environment" required autoComplete="off" placeholder="Staging" />
        </label>
        <button type="submit" className="primary">
          Add
        </button>
      </form>
      <p className="quiet">They are stored in this browser.</p>
    </div>
  );
};

/** The environments, in the sidebar. */
export const environmentsPanel: GraphiQLPlugin = {
  title: 'Environments',
  icon: BracesIcon,
  content: EnvironmentsPanel,
};

function BracesIcon() {
  return (
    <Icon word="Environments">
      <path d="M9 4.5C6 4.5 7.5 11 4.5 12 7.5 13 6 19.5 9 19.5M15 4.5c3 0 1.5 6.5 4.5 7.5-3 1-1.5 7.5-4.5 7.5" />
    </Icon>
  );
}

const Values = ({ environment: { name, values } }: { readonly environment: Environment }) => {
  const { all } = environments.current();
  const set = (next: Readonly<Record<string, string>>) =>
    environments.set({ all: all.map((one) => (one.name === name ? { name, values: next } : one)), active: name });
  const without = (removed: string) => Object.fromEntries(Object.entries(values).filter(([key]) => key !== removed));

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    set({ ...values, [readFormText(form, 'key')]: readFormText(form, 'value') });
    event.currentTarget.reset();
  }

  return (
    <>
      <ul className="values" aria-label={`Values of ${name}`}>
        {Object.entries(values).map(([key, value]) => (
          <li key={key} className="saved">
            <label>
              <code>{key}</code>
              <input
                defaultValue={value}
                onBlur={({ target }) => set({ ...values, [key]: target.value })}
                autoComplete="off"
              />
            </label>
            <button type="button" className="remove" aria-label={`Remove ${key}`} onClick={() => set(without(key))}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <form className="panel-form" onSubmit={add}>
        <label>
          Name of the value
          <input name="key" required pattern="[\w.\-]+" autoComplete="off" />
        </label>
        <label>
          Value
          <input name="value" required autoComplete="off" />
        </label>
        <button type="submit">Set</button>
      </form>
      <button
        type="button"
        className="insert"
        onClick={() => environments.set({ all: all.filter((one) => one.name !== name), active: null })}
      >
        Remove {name}
      </button>
    </>
  );
};
