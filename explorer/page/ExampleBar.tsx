import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { Kind, parse } from 'graphql';
import { useRef, useState } from 'react';
import { type Example, examples, textOf } from './examples.ts';

/** A row of buttons that open the examples. Queries are also run; mutations are not. */
export function ExampleBar() {
  const open = useOpenExample();
  const isReady = useGraphiQL(({ queryEditor, variableEditor, responseEditor }) =>
    Boolean(queryEditor && variableEditor && responseEditor),
  );
  const [announcement, setAnnouncement] = useState('');

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

/** Returns a function that opens an example: in the current tab if it contains an unchanged example, else in a new tab. */
function useOpenExample(): (example: Example) => Promise<void> {
  const { addTab, run, setOperationFacts, setVisiblePlugin } = useGraphiQLActions();
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
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
  };
}

function factsOf(text: string) {
  const documentAST = parse(text);
  const operations = documentAST.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return { documentAST, operations, operationName: operations[0]?.name?.value ?? '' };
}
