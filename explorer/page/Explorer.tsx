import { DOC_EXPLORER_PLUGIN, DocExplorerStore } from '@graphiql/plugin-doc-explorer';
import { HISTORY_PLUGIN, HistoryStore } from '@graphiql/plugin-history';
import { GraphiQLProvider } from '@graphiql/react';
import type { Fetcher, SyncExecutionResult } from '@graphiql/toolkit';
import { GraphiQL, GraphiQLInterface } from 'graphiql';
import { ExampleBar } from './ExampleBar.tsx';
import { examples } from './examples.ts';
import { sendSignedIn } from './session.ts';

const plugins = [DOC_EXPLORER_PLUGIN, HISTORY_PLUGIN];
const stylesheet = new URL('./explorer.css', import.meta.url).href;
const [firstExample] = examples;

// GraphiQL's type has errors as instances of graphql-js's class; what it shows are the plain objects of the wire.
const fetcher: Fetcher = async (request, options) =>
  (await sendSignedIn(request, options?.headers ?? {})) as SyncExecutionResult;

/** GraphiQL over this page's own graph, with the examples above it and its documentation beside it. */
export const Explorer = () => (
  <>
    <link rel="stylesheet" href={stylesheet} precedence="explorer" />
    <GraphiQLProvider
      fetcher={fetcher}
      plugins={plugins}
      referencePlugin={DOC_EXPLORER_PLUGIN}
      defaultQuery={firstExample.query}
      shouldPersistHeaders={false}
    >
      <HistoryStore>
        <DocExplorerStore>
          <ExampleBar />
          <GraphiQLInterface showPersistHeadersSettings={false} defaultEditorToolsVisibility={false}>
            {/* The page's own header says where one is. */}
            <GraphiQL.Logo>{null}</GraphiQL.Logo>
          </GraphiQLInterface>
        </DocExplorerStore>
      </HistoryStore>
    </GraphiQLProvider>
  </>
);
