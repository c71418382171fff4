import { DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { HISTORY_PLUGIN, HistoryStore } from '@graphiql/plugin-history';
import { GraphiQLProvider, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import { useEffect, useRef } from 'react';
import { AnswerStrip } from './AnswerStrip.tsx';
import { fetchExplained } from './answers.ts';
import { documentation } from './Documentation.tsx';
import { ExampleBar } from './ExampleBar.tsx';
import { useEditorColors } from './editorColors.ts';
import { firstQuery } from './examples.ts';
import { takeLinked } from './share.ts';

const plugins = [documentation, HISTORY_PLUGIN];
const stylesheet = new URL('./explorer.css', import.meta.url).href;
const linked = takeLinked();
const initial = linked === null ? {} : { initialQuery: linked.query, initialVariables: linked.variables };

/**
 * GraphiQL for the graph of the same server, with a row of examples, the documentation of the schema, and a strip below
 * the answer. A query of a link is opened and not run: it may be a mutation.
 *
 * @param isSignedIn whether the first example is run as soon as the editor is ready; otherwise the documentation is open
 */
export const Explorer = ({ isSignedIn }: { readonly isSignedIn: boolean }) => (
  <>
    <link rel="stylesheet" href={stylesheet} precedence="explorer" />
    <GraphiQLProvider
      fetcher={fetchExplained}
      plugins={plugins}
      referencePlugin={documentation}
      defaultQuery={firstQuery}
      {...(isSignedIn ? {} : { visiblePlugin: documentation })}
      {...initial}
      shouldPersistHeaders={false}
    >
      <HistoryStore>
        <DocExplorerStore>
          <EditorColors />
          <StreamOfTab />
          <ExampleBar runsFirst={isSignedIn && linked === null} />
          <GraphiQLInterface showPersistHeadersSettings={false} defaultEditorToolsVisibility={false}>
            {/* The header of the page has the logo. */}
            <GraphiQL.Logo>{null}</GraphiQL.Logo>
            <GraphiQL.Footer>
              <AnswerStrip />
            </GraphiQL.Footer>
          </GraphiQLInterface>
        </DocExplorerStore>
      </HistoryStore>
    </GraphiQLProvider>
  </>
);

/** Stops the stream of a tab when another tab opens. GraphiQL would show its next events there. */
const StreamOfTab = () => {
  const { stop } = useGraphiQLActions();
  const subscription = useGraphiQL((state) => state.subscription);
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  const started = useRef({ subscription, tab });
  useEffect(() => {
    if (started.current.subscription !== subscription) started.current = { subscription, tab };
    else if (subscription !== null && started.current.tab !== tab) stop();
  }, [subscription, tab, stop]);
  return null;
};

const EditorColors = () => {
  useEditorColors();
  return null;
};
