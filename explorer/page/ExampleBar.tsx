import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { Kind, parse } from 'graphql';
import { useEffect, useRef, useState } from 'react';
import { forgetAnswer } from './answers.ts';
import { type Example, examples, textOf } from './examples.ts';

/**
 * A row of buttons that open the examples. Queries are also run; mutations are not.
 *
 * @param runsFirst whether the first example is run when the explorer opens with it
 */
export function ExampleBar({ runsFirst }: { readonly runsFirst: boolean }) {
  const open = useOpenExample();
  const isReady = useGraphiQL(({ queryEditor, variableEditor, responseEditor }) =>
    Boolean(queryEditor && variableEditor && responseEditor),
  );
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
      <ul>
        {examples.map((example) => (
          <li key={example.title}>
            <button type="button" disabled={!isReady} onClick={() => choose(example)}>
              {example.title}
            </button>
          </li>
        ))}
      </ul>
      <span className="hidden-label" role="status">
        {announcement}
      </span>
    </nav>
  );
}

/** Runs the query of the editor once, if it is the first example: a user who comes back may have other ones open. */
function useFirstRun(isDue: boolean): void {
  const { run } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isDue || hasRun.current) return;
    hasRun.current = true;
    if (queryEditor?.getValue() === examples[0].query) void run();
  }, [isDue, queryEditor, run]);
}

/** Returns a function that opens an example: in the current tab if it contains an unchanged example, else in a new tab. */
function useOpenExample(): (example: Example) => Promise<void> {
  const { addTab, run, setOperationFacts, setVisiblePlugin } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const responseEditor = useGraphiQL((state) => state.responseEditor);
  const opened = useRef(new Set(examples.map(({ query }) => query)).add(''));

  return async (example) => {
    const text = await textOf(example);
    // On a phone, the documentation covers the editor.
    if (matchMedia('(width < 640px)').matches) setVisiblePlugin(null);
    if (!opened.current.has(queryEditor?.getValue() ?? '')) addTab();
    opened.current.add(text);
    queryEditor?.setValue(text);
    variableEditor?.setValue('');
    // The editor parses its text with a delay. Without this, `run` would send the operation name of the previous text.
    setOperationFacts(factsOf(text));
    if (example.runs) await run();
    else {
      forgetAnswer();
      responseEditor?.setValue('');
    }
  };
}

function factsOf(text: string) {
  const documentAST = parse(text);
  const operations = documentAST.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return { documentAST, operations, operationName: operations[0]?.name?.value ?? '' };
}
