import type DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { readTexts } from '../wire/jsonObject.ts';
import { MAX_FILTER_VALUES } from '../wire/limits.ts';
import { toGraphName } from '../wire/names.ts';
import { listAllRows } from './list.ts';
import { createBatchLoader } from './tracedLoader.ts';

/**
 * Loads the values that a member has in the records of a parent. The records of all parents of a tick are listed together, 1,000 with
 * each call.
 *
 * @param parent the member that names the parent, on the wire
 * @param value the member with the values, on the wire
 */
export const createValuesLoader = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  parent: string,
  value: string,
): DataLoader<string, string[]> =>
  createBatchLoader<string, string[]>(
    context,
    async (parents) => {
      const only = [...new Set([resource.key, parent, value])];
      const rows = await listAllRows(context, resource, only, { [toGraphName(parent)]: { in: parents } });
      const byParent = Map.groupBy(rows, (row) => row[parent]);
      return parents.map((id) => readTexts((byParent.get(id) ?? []).map((row) => row[value])));
    },
    { maxBatchSize: MAX_FILTER_VALUES },
  );
