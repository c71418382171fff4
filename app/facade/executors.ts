import {
  type HttpExecutor,
  httpExecutor,
  type InProcessOptions,
  inProcessExecutor,
  type SubgraphExecutor,
} from '../../gateway/index.ts';
import { type Context, subgraphs, toInvalidAnswerError } from '../../subgraphs/index.ts';
import type { Config } from '../config/index.ts';
import { continueTrace, type Telemetry } from '../telemetry/index.ts';

/** How the subgraphs of this process are executed. */
const IN_PROCESS: InProcessOptions<Context> = {
  explain: toInvalidAnswerError,
  onEntityFields: (entityFields, context) => context.setEntityFields(entityFields),
};

/** Executors of all subgraphs. */
export interface OpenedExecutors {
  /** By their names in the supergraph. */
  readonly byName: Readonly<Record<string, SubgraphExecutor<Context>>>;
  /** Closes those of remote subgraphs. */
  close(): Promise<unknown>;
}

/** Opens an executor for each subgraph: in this process, or over HTTP if the settings have a URL for it. */
export const openExecutors = (config: Config, telemetry: Telemetry | undefined): OpenedExecutors => {
  const { subgraphUrls, requestTimeoutMs: timeoutMs } = config;
  const urls: Readonly<Record<string, string | undefined>> = subgraphUrls;
  const forward = ({ call }: Context) => continueTrace(call, telemetry);
  const remote: HttpExecutor<Context>[] = [];
  const open = (name: string, url: string) => {
    const executor = httpExecutor<Context>({ name, url, forward, timeoutMs });
    remote.push(executor);
    return noteRefusals(executor);
  };
  const executors = Object.values(subgraphs).map(({ name, schema }) => {
    const url = urls[name];
    return [name, url === undefined ? inProcessExecutor<Context>(schema, IN_PROCESS) : open(name, url)] as const;
  });
  return {
    byName: Object.fromEntries(executors),
    close: () => Promise.all(remote.map((executor) => executor.close())),
  };
};

/** The executor of an area in its own process, whose answers show that the API refused the credential. */
const noteRefusals = (executor: HttpExecutor<Context>): SubgraphExecutor<Context> => {
  const execute: SubgraphExecutor<Context> = async (request, context) => {
    const result = await executor(request, context);
    const { onRefusal, authorization } = context.call;
    if (authorization && result.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED'))
      onRefusal?.(authorization);
    return result;
  };
  return Object.assign(execute, { subscribe: executor.subscribe });
};
