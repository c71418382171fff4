import { useGraphiQL } from '@graphiql/react';

/** Whether the editors are loaded. What is put into them before is lost. */
export const useEditorsReady = (): boolean =>
  useGraphiQL(({ queryEditor, variableEditor, responseEditor }) =>
    Boolean(queryEditor && variableEditor && responseEditor),
  );
