import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Answers } from './answers.ts';
import { describeQuery, type Example, type ExampleTask, firstQuery, tasks, toExampleTask } from './examples.ts';
import { useSharedCollections } from './sharedCollections.ts';
import { useEditorsReady } from './useEditorsReady.ts';

/**
 * A row of menus with the examples, one for each task and for each collection of the deployment. Queries and subscriptions are also run; mutations are not.
 *
 * @param runsFirst whether the first example is run when the explorer opens with it
 */
export const ExampleBar = ({ runsFirst }: { readonly runsFirst: boolean }) => {
  const { collections } = useSharedCollections();
  const shared = useMemo(() => collections.map(toExampleTask), [collections]);
  const open = useOpenExample(shared);
  const isReady = useEditorsReady();
  const [announcement, setAnnouncement] = useState('');
  useFirstRun(runsFirst && isReady);

  async function choose(example: Example) {
    await open(example);
    setAnnouncement(`${example.title}: ${example.runs ? 'opened and run' : 'opened; run it when you are ready'}.`);
  }

  return (
    <nav className="examples" aria-label="Examples">
      <span className="quiet" aria-hidden="true">
        Examples
      </span>
      <ul className="tasks">
        {[...tasks, ...shared].map((task, at) => (
          // A collection may have the name of a task.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order does not change
          <li key={at} className={at === tasks.length ? 'first-shared' : undefined}>
            <TaskMenu task={task} disabled={!isReady} choose={choose} />
          </li>
        ))}
      </ul>
      <span className="hidden-label" role="status">
        {announcement}
      </span>
    </nav>
  );
};

interface TaskMenuProps {
  readonly task: ExampleTask;
  readonly disabled: boolean;
  readonly choose: (example: Example) => void;
}

/** A button that opens a list of examples. Escape and a click elsewhere close it. */
const TaskMenu = ({ task, disabled, choose }: TaskMenuProps) => {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  return (
    <>
      <button type="button" className="task" disabled={disabled} popoverTarget={id}>
        {task.title}
      </button>
      <ul ref={menu} id={id} popover="auto" className="menu" aria-label={`Examples: ${task.title}`}>
        {task.examples.map((example) => (
          <li key={example.title}>
            <button
              type="button"
              className="menu-item"
              onClick={() => {
                menu.current?.hidePopover();
                choose(example);
              }}
            >
              <strong>{example.title}</strong>
              <small>{example.description}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Runs the query of the editor once, if it is the first example: a user who comes back may have other ones open. */
const useFirstRun = (isDue: boolean): void => {
  const { run } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isDue || hasRun.current) return;
    hasRun.current = true;
    if (queryEditor?.getValue() === firstQuery) void run();
  }, [isDue, queryEditor, run]);
};

/** Whether the user has not written a document: it is empty or an example. */
const isKnown = (text: string, offered: readonly ExampleTask[]): boolean =>
  text === '' || offered.some(({ examples }) => examples.some(({ query }) => query === text));

/**
 * Returns a function that opens an example: in the current tab if it contains an unchanged example and no open stream, else in a
 * new tab.
 *
 * @param shared further examples in addition to those of the tasks
 */
const useOpenExample = (shared: readonly ExampleTask[]): ((example: Example) => Promise<void>) => {
  const answers = useContext(Answers);
  const { addTab, run, stop, setOperationFacts, setVisiblePlugin } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);

  return async (example) => {
    const variables = await example.loadVariables();
    // On a phone, the documentation covers the editor, and there is no room for the variables.
    if (matchMedia('(width < 640px)').matches) setVisiblePlugin(null);
    else if (variables !== '') showVariables();
    // A stream keeps its tab. Else, GraphiQL would take the next run for the end of what runs in it.
    if (answers.isStreaming() || !isKnown(queryEditor?.getValue() ?? '', [...tasks, ...shared])) addTab();
    else stop();
    queryEditor?.setValue(example.query);
    variableEditor?.setValue(variables);
    // The editor parses its text with a delay. Without this, `run` would send the operation name of the previous text.
    const facts = describeQuery(example.query);
    if (facts !== null) setOperationFacts(facts);
    if (example.runs) await run();
    else {
      answers.clear();
      responseEditor?.setValue('');
    }
  };
};

/** Opens the editor of the variables. GraphiQL has no function for it. */
const showVariables = (): void =>
  document.querySelector<HTMLElement>('.graphiql-toggle-editor-tools[aria-label^="Show"]')?.click();
