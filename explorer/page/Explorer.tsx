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

// GraphiQL's type declares errors as instances of graphql-js's class, but GraphiQL only prints them as JSON.
const fetcher: Fetcher = async (request, options) =>
  (await sendSignedIn(request, options?.headers ?? {})) as SyncExecutionResult;

/** GraphiQL for the graph of the same server, with a row of examples and the documentation of the schema. */
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
            {/* The header of the page has the logo. */}
            <GraphiQL.Logo>{null}</GraphiQL.Logo>
          </GraphiQLInterface>
        </DocExplorerStore>
      </HistoryStore>
    </GraphiQLProvider>
  </>
);
