import { DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { HISTORY_PLUGIN, HistoryStore } from '@graphiql/plugin-history';
import { type GraphiQLPlugin, GraphiQLProvider, HistoryIcon } from '@graphiql/react';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import { useEffect, useState } from 'react';
import { AnswerStrip } from './AnswerStrip.tsx';
import { Answers, TabAnswers } from './answers.ts';
import { collectionsPanel } from './CollectionsPanel.tsx';
import { documentation } from './Documentation.tsx';
import { environmentsPanel } from './EnvironmentsPanel.tsx';
import { ExampleBar } from './ExampleBar.tsx';
import { useEditorColors } from './editorColors.ts';
import { firstQuery } from './examples.ts';
import { fieldTree } from './fieldTree/FieldTree.tsx';
import { takeLinkedQuery } from './share.ts';
import { TabChanges } from './TabChanges.tsx';

const history: GraphiQLPlugin = {
  ...HISTORY_PLUGIN,
  icon: () => (
    <>
      <HistoryIcon aria-hidden="true" />
      History
    </>
  ),
};
const plugins = [documentation, fieldTree, collectionsPanel, environmentsPanel, history];
const stylesheet = new URL('./explorer.css', import.meta.url).href;
const linked = takeLinkedQuery();
const initial = linked === null ? {} : { initialQuery: linked.query, initialVariables: linked.variables };

interface ExplorerProps {
  /** Whether the first example is run as soon as the editor is ready; otherwise the documentation is open. */
  readonly isSignedIn: boolean;
  /** False while the sign-in form covers it. */
  readonly isShown: boolean;
}

/**
 * GraphiQL for the graph of the same server, with a row of examples, the documentation of the schema, and a strip below
 * the answer. A query of a link is opened and not run: it may be a mutation.
 */
export const Explorer = ({ isSignedIn, isShown }: ExplorerProps) => {
  const [answers] = useState(() => new TabAnswers());
  useEffect(() => answers.stopStreams, [answers]);
  return (
    <Answers value={answers}>
      <link rel="stylesheet" href={stylesheet} precedence="explorer" />
      <GraphiQLProvider
        fetcher={answers.fetch}
        onTabChange={answers.showTabs}
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
            <TabChanges isShown={isShown} />
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
    </Answers>
  );
};

const EditorColors = () => {
  useEditorColors();
  return null;
};
