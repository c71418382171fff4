/** Reads of data sources (reads around the API), from the directory. */
import { type DataSourceRecord, dataSource } from '../../contract/cost-analysis/dataSource.ts';
import { implementResource } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { createTable } from '../store/table.ts';

const sources = createTable<DataSourceRecord>(dataSource, { isView: true });

export const dataSourceHandlers = implementResource(dataSource, {
  get: answerGet(sources),
  list: answerList(sources, dataSource.list),
});
