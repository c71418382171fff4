import { getNamedType } from 'graphql';
import { useEffect, useMemo, useRef, useState } from 'react';
import { groupByArea, type SchemaArea } from '../areas.ts';
import { type AnyField, listFields } from '../schemaText.ts';
import { type QueryLocation, rootTypeOf } from './documentText.ts';
import { type EditedDocument, EditedQuery, Item, isSelectedIn } from './Fields.tsx';

interface RootFieldsProps {
  readonly edited: EditedDocument;
  /** The operation. */
  readonly place: QueryLocation;
  /** What the names of the fields in the areas must contain. While it is not empty, the areas come first. */
  readonly searched: string;
  /** Called when a field of the areas was selected. */
  readonly onSelect: () => void;
}

/**
 * The fields of an operation: those that it selects, then the others under the headings of their areas. A field that is
 * selected or removed moves, and the focus with it.
 */
export const RootFields = ({ edited, place, searched, onSelect }: RootFieldsProps) => {
  const { schema } = edited;
  const areas = useMemo(() => groupByArea(schema), [schema]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { list, follow } = useFollowedBox();
  const setOpen = (title: string, isOpen: boolean) =>
    setOpened((others) => new Set([...others].filter((one) => one !== title).concat(isOpen ? title : [])));

  function setSelected(moved: QueryLocation, isToSelect: boolean) {
    edited.setSelected(moved, isToSelect);
    const [name = '', ...rest] = moved.path;
    if (rest.length > 0) return;
    const area = areas.find((one) => listRootFields(one, place).some((field) => field.name === name));
    if (isToSelect) onSelect();
    else if (area) setOpen(area.title, true);
    follow(name);
  }

  const isSelected = ({ name }: AnyField) => isSelectedIn(edited, place, name);
  const text = searched.trim().toLowerCase();
  const selected = (
    <SelectedFields
      key="selected"
      fields={listFields(rootTypeOf(schema, place.kind)).filter(isSelected)}
      place={place}
    />
  );
  const others = areas.map((area) => (
    <AreaFields
      key={area.title}
      title={area.title}
      fields={listRootFields(area, place).filter(
        (field) => !isSelected(field) && field.name.toLowerCase().includes(text),
      )}
      place={place}
      isOpen={text !== '' || opened.has(area.title)}
      setOpen={setOpen}
    />
  ));
  return (
    <EditedQuery value={{ ...edited, setSelected }}>
      <div ref={list}>{text === '' ? [selected, ...others] : [...others, selected]}</div>
    </EditedQuery>
  );
};

/** Puts the focus on the box of a root field again after the field has moved. */
const useFollowedBox = () => {
  const list = useRef<HTMLDivElement>(null);
  const [followed, follow] = useState<string | null>(null);
  useEffect(() => {
    if (followed === null) return;
    const box = list.current?.querySelector<HTMLElement>(
      `section > ul > [data-field="${followed}"] > .field-row input`,
    );
    box?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'nearest' });
    follow(null);
  }, [followed]);
  return { list, follow };
};

const listRootFields = (
  { queries, mutations, subscriptions }: SchemaArea,
  { kind }: QueryLocation,
): readonly AnyField[] => ({ query: queries, mutation: mutations, subscription: subscriptions })[kind];

interface RootListProps {
  readonly fields: readonly AnyField[];
  readonly place: QueryLocation;
}

const SelectedFields = ({ fields, place }: RootListProps) => {
  if (fields.length === 0) return null;
  return (
    <section className="selected" aria-label={`In the ${place.kind}`}>
      <h3>In the {place.kind}</h3>
      <RootList fields={fields} place={place} />
    </section>
  );
};

interface AreaFieldsProps extends RootListProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly setOpen: (title: string, isOpen: boolean) => void;
}

const AreaFields = ({ title, fields, place, isOpen, setOpen }: AreaFieldsProps) => {
  if (fields.length === 0) return null;
  return (
    <section className="tree-area" aria-label={title}>
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(title, !isOpen)}>
          {title} <span className="quiet">{fields.length}</span>
        </button>
      </h3>
      {isOpen && <RootList fields={fields} place={place} />}
    </section>
  );
};

const RootList = ({ fields, place }: RootListProps) => (
  <ul>
    {fields.map((field) => (
      <Item key={field.name} step={field.name} type={getNamedType(field.type)} place={place} field={field} />
    ))}
  </ul>
);
