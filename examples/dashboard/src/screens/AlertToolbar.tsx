import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { type NamedRecord, printName } from '../ui/Name.tsx';
import type { ChangeUrlState } from '../ui/useUrlState.ts';
import { type AlertFilters, groupings, listRanges, sorts, states, urgencies } from './alertFilters.ts';

/** Between the last key and the search. */
const SEARCH_DELAY_MS = 300;

interface AlertToolbarProps {
  readonly filters: AlertFilters;
  readonly change: ChangeUrlState<AlertFilters>;
  readonly projects: readonly NamedRecord[];
}

/** What the list of alerts shows, and in which order. Each change leads to the first page. */
export const AlertToolbar = ({ filters, change, projects }: AlertToolbarProps) => {
  const allProjects = [
    { value: '', label: 'All projects' },
    ...projects.map((project) => ({ value: project.id, label: printName(project) })),
  ];
  const select = (label: string, name: keyof AlertFilters, data: readonly { value: string; label: string }[]) => (
    <NativeSelect
      size="xs"
      aria-label={label}
      data={[...data]}
      value={filters[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value, page: '1' })}
    />
  );
  return (
    <search className="toolbar">
      <SearchField q={filters.q} search={(q) => change({ q, page: '1' }, { replace: true })} />
      {select('State', 'state', states)}
      {select('Urgency', 'urgency', urgencies)}
      {select('Project', 'project', allProjects)}
      {select('Opened', 'range', listRanges(filters.range))}
      {select('Order', 'sort', sorts)}
      {select('Rows', 'group', groupings)}
    </search>
  );
};

const SearchField = ({ q, search }: { readonly q: string; readonly search: (q: string) => void }) => {
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  const searchLater = useDebouncedCallback(search, SEARCH_DELAY_MS);
  return (
    <TextInput
      size="xs"
      type="search"
      aria-label="Search"
      placeholder="Title or number"
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        searchLater(currentTarget.value);
      }}
    />
  );
};
