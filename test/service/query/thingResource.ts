/** A made-up resource with every kind of member. */
import type { Static } from 'typebox';
import {
  enumeration,
  flag,
  float,
  int32,
  list,
  message,
  nested,
  optional,
  struct,
  text,
  texts,
  time,
  values,
} from '../../../contract/members.ts';
import { resource } from '../../../contract/resource.ts';
import { createTable } from '../../../service/store/table.ts';

const Part = message('test.Part', 'Nested.', {
  name: text('Name.'),
  size: optional(int32('Size.')),
  notes: texts('Notes.'),
});

const Thing = message('test.Thing', 'Made up.', {
  thing_id: text('Id.'),
  domain_id: text('Keeps tests apart.'),
  title: text('Text.'),
  state: nested(enumeration('test.State', ['OPEN', 'CLOSED'], 'State.'), 'Closed set.'),
  urgency: text('HIGH or LOW.'),
  count: int32('Whole number.'),
  ratio: float('Number.'),
  is_open: flag('Truth.'),
  tags: struct('Struct.'),
  labels: values('ListValue.'),
  projects: texts('List of texts.'),
  parts: list(Part, 'List of messages.'),
  plugin: nested(
    message('test.Plugin', 'Nested.', { version: text('Version.'), options: struct('Struct.') }),
    'Message.',
  ),
  password: text('Secret.'),
  report_month: text('YYYY-MM.'),
  created_at: time('Time.'),
  closed_at: time('Time.'),
});

export type ThingRecord = Static<typeof Thing>;

export const thing = resource(
  {
    area: 'test',
    version: 'v1',
    name: 'thing',
    record: Thing,
    idField: 'thing_id',
    permission: null,
    minimalFields: ['thing_id', 'title'],
    keywordFields: ['thing_id', 'count', 'title'],
    defaultSort: ['-created_at'],
    queryAliases: { part: 'parts.name', project_id: 'projects' },
    secretFields: ['password'],
    dateField: 'report_month',
  },
  {},
);

export const things = createTable<ThingRecord>(thing);

/** The same rows, read as those of a table with an index that groups them by two members. */
export const groupedThings = createTable<ThingRecord>(thing, { groups: ['state', 'title'], locator: 'thing_id' });

/** A thing with only the given members set. */
export const makeThing = (members: Partial<ThingRecord> = {}): ThingRecord => ({
  thing_id: '',
  domain_id: '',
  title: '',
  state: 'OPEN',
  urgency: '',
  count: 0,
  ratio: 0,
  is_open: false,
  tags: {},
  labels: [],
  projects: [],
  parts: [],
  plugin: { version: '', options: {} },
  password: 'hunter2',
  report_month: '',
  created_at: '2024-05-01T08:30:00.000Z',
  closed_at: '',
  ...members,
});
