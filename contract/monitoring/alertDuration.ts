/** How long people take with alerts, computed from the times of the alerts (reads around the API). */
import type { Static } from 'typebox';
import { allOf, anyOf, keyword } from '../core/conditions.ts';
import { float, int32, list, message, nested, optional, struct, text, texts, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const AlertDurationMap = message('monitoring.AlertDurationMap', 'Values of a key by one member of alerts.', {
  key: text('The member, e.g. `webhook_id`.'),
  values: struct('The value of the key for each value of the member.'),
});

export const AlertDurationLink = message(
  'monitoring.AlertDurationLink',
  'A key that no member of alerts has, such as their service.',
  {
    name: text('Name of the key.'),
    maps: list(AlertDurationMap, 'The first one that has the member of an alert gives the value.'),
  },
);

export const AlertDurationGroupSet = message('monitoring.AlertDurationGroupSet', 'One way to group the alerts.', {
  keys: texts('Text members of alerts, names of links, or `start`; without keys, one row for all alerts.'),
});

export const AlertDurationQuery = message(
  'monitoring.AlertDurationQuery',
  'The alerts to read, and how to group them.',
  {
    filter: allOf,
    filter_or: anyOf,
    keyword,
    group_sets: list(AlertDurationGroupSet, 'Each gives rows of its own; at most 8.'),
    links: optional(list(AlertDurationLink, 'Further keys.')),
    starts: optional(
      list(
        time('The first instant of an interval.'),
        'Instants, ascending, by which the key `start` divides the times of creation; at most 1000. An alert before the first has none.',
      ),
    ),
  },
);

export const AlertDurationAnalyzeQuery = message(
  'monitoring.AlertDurationAnalyzeQuery',
  "Durations of the alerts in the caller's scope.",
  { query: nested(AlertDurationQuery, 'The alerts to read, and how to group them.') },
);

export const DurationInfo = message('monitoring.DurationInfo', 'Durations of some alerts, in seconds.', {
  count: int32('Number of alerts that have it; all other members are 0 if it is 0.'),
  mean: float('Arithmetic mean.'),
  p50: float('Median: half of the alerts took at most as long.'),
  p95: float('95 % of the alerts took at most as long. Between two durations, percentiles are interpolated.'),
});

export const AlertDurationInfo = message('monitoring.AlertDurationInfo', 'Durations of the alerts of one group.', {
  group_set: int32('Position of its group set, from 0.'),
  values: struct('The value of each key of the set; null where alerts have none.'),
  count: int32('Number of alerts, whether acknowledged, resolved or neither.'),
  time_to_acknowledge: nested(DurationInfo, 'From created_at to acknowledged_at, of alerts that are acknowledged.'),
  time_to_resolve: nested(DurationInfo, 'From created_at to resolved_at, of alerts that are resolved.'),
});

/** A group in wire form. */
export type AlertDurationRecord = Static<typeof AlertDurationInfo>;

export const alertDuration = resource(
  { area: 'monitoring', version: 'v1', name: 'alert_duration', permission: 'monitoring:Alert' },
  {
    analyze: {
      summary: 'Computes how long alerts took until they were acknowledged and resolved, by groups and over time.',
      request: AlertDurationAnalyzeQuery,
      response: message('monitoring.AlertDurationsInfo', 'The rows of all group sets.', {
        results: list(AlertDurationInfo, 'The rows, in the order of the sets.'),
      }),
      roles: MEMBERS,
    },
  },
);
