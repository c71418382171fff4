/** Reads of data sources (reads around the API), from the directory. */
import { type DataSourceRecord, dataSource } from '../../contract/cost-analysis/dataSource.ts';
import { implement } from '../call.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { tableOf } from '../store/table.ts';

const sources = tableOf<DataSourceRecord>(dataSource, { isView: true });

export const dataSourceHandlers = implement(dataSource, {
  get: answerGet(sources),
  list: answerList(sources, dataSource.list),
});
